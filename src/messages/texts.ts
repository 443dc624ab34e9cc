import type { FriendsDiscountState } from '../domain/friends-discount.ts';
import type { Participants } from '../domain/participants.ts';
import type { SummaryKind } from '../domain/summary.ts';
import type { NoticeSeverity } from '../domain/notice.ts';
import { formatNumber } from './format.ts';
import { say } from './say.ts';

/** Texts and accessible names of the page. */
export const texts = {
  cart: 'Warenkorb',
  headline: 'Deine Bestellung',
  emptyHeadline: 'Dein Warenkorb',
  emptyText: 'Es befinden sich noch keine Erlebnisse in deinem Warenkorb.',
  continueShopping: 'Weiter im Shop umschauen',
  loading: 'Wir laden deinen Warenkorb …',
  loadFailed: 'Wir konnten deinen Warenkorb nicht laden.',
  loadOffline: 'Du bist offline. Wir versuchen es von selbst erneut, sobald du wieder online bist.',
  longLoading: 'Das dauert gerade etwas länger …',
  stillSaving: 'Deine Änderung wird noch gespeichert.',
  offline: 'Du bist offline. Deine Änderung wird gesendet, sobald du wieder online bist.',
  updating: 'wird aktualisiert',
  retry: 'Erneut versuchen',
  partMissing: 'Dieser Teil der Seite konnte nicht geladen werden.',
  partNeedsNetwork: 'Du bist offline. Dieser Teil der Seite braucht eine Internetverbindung.',
  reloadPage: 'Seite neu laden',
  rowFailed: 'Dieser Artikel kann gerade nicht angezeigt werden.',
  appointmentGone: 'Sorry, dieser Termin ist bereits nicht mehr verfügbar!',
  newAppointment: 'Neuen Termin wählen',
  itemNewAppointment: (title: string) => say`Neuen Termin wählen, ${title}`,
  cancel: 'Abbrechen',
  close: 'Schließen',

  quantity: 'Anzahl',
  itemQuantity: (title: string) => say`Anzahl, ${title}`,
  remove: 'Entfernen',
  removeItem: (title: string) => say`${title} entfernen`,
  services: 'Leistungen',
  itemServices: (title: string) => say`Leistungen, ${title}`,
  price: 'Preis',
  originalPrice: 'Ursprünglicher Preis',
  itemTotal: 'Gesamt',
  pieces: (quantity: number, price: string) => say`${formatNumber(quantity)} × ${price}`,
  ticket: (number: number, count: number) => `Ticket ${formatNumber(number)} von ${formatNumber(count)}`,
  moreTickets: (count: number) => `${formatNumber(count)} weitere Tickets`,
  location: 'Ort',
  date: 'Datum',
  time: 'Uhrzeit',
  participantsLabel: 'Teilnehmer',
  participants: ({ min, max }: Participants) =>
    min < max ? `${min}–${max} Personen` : `${min} ${min === 1 ? 'Person' : 'Personen'}`,
  friendsBadge: 'Freunde-Rabatt',
  friendsNote: {
    offered: '',
    deducted: '10\u00a0% ab dem zweiten Gutschein abgezogen',
    reduced: 'gilt nicht zusätzlich zum reduzierten Preis',
    replaced: 'gilt nicht zusätzlich zu deinem Rabattcode',
  } satisfies Record<FriendsDiscountState, string>,

  packaging: 'Verpackung',
  itemPackaging: (title: string) => say`Verpackung, ${title}`,
  packagingOfAll: (tickets: number) => `Verpackung für alle ${formatNumber(tickets)} Tickets`,
  severalDesigns: 'mehrere Designs',
  chooseDesign: 'Design wählen',
  itemChooseDesign: (title: string) => say`Design wählen, ${title}`,
  free: 'kostenlos',
  shipping: 'Versandart',
  details: 'Details',
  byEmail: 'Sofort per E-Mail',
  byPost: (term: string) => say`Per Post ${term}`,
  allByEmail: 'Alles sofort per E-Mail',
  allByPost: (term: string) => say`Alles da ${term}`,
  otherShipping: (express: boolean, term: string, cost: string) =>
    say`${express ? 'Mit' : 'Ohne'} Express: ${term}, ${cost}`,
  noShipping:
    'Für deinen Warenkorb ist gerade keine Versandart verfügbar. Bitte ändere die Verpackung oder einen Artikel.',

  summary: 'Zusammenfassung',
  summaryRow: {
    items: 'Artikel',
    packaging: 'Verpackung',
    shipping: 'Versand',
    discount: 'Rabatt',
    vouchers: 'Gutscheine',
    total: 'Gesamtsumme',
    savings: 'Deine Ersparnis',
    leftover: 'Restwert',
  } satisfies Record<SummaryKind, string>,
  loginRequired: 'Um den Rabattcode anzuwenden, melde dich bitte in deinem Erlebniskonto an oder registriere dich.',
  login: 'Anmelden',

  taxIncluded: 'inkl. MwSt.',
  proceed: 'Weiter zu den Bestelldaten',
  payments: 'Direkt bezahlen',
  saving: 'Deine Änderung wird gespeichert …',
  checking: 'Dein Warenkorb wird aktualisiert …',
  unsaved: (title = 'deine letzte Änderung') => say`Noch nicht gespeichert: ${title}. Bitte versuche es dort erneut.`,
  proceeding: 'Einen Moment, es geht gleich weiter …',
  chooseAppointment: 'Bitte wähle einen neuen Termin.',
  show: 'Zeigen',
  more: 'mehr',
  paymentsHint: 'Deine Bestellung prüfst und bestätigst du im letzten Schritt.',
  redeemCoupon: 'Rabattcode einlösen',
  appliedCoupon: (label: string) => say`Rabattcode ${label}`,
  changeCoupon: 'Ändern',
  deleteCoupon: 'Löschen',

  /** The icon of a message as screen readers read it, because color must not be the only sign of its severity. */
  severity: {
    error: 'Fehler',
    warning: 'Achtung',
    success: 'Erledigt',
    promo: 'Hinweis',
  } satisfies Record<NoticeSeverity, string>,
} as const;
