import { lostTicket } from '../assortment.mjs';

const outdated = /Verbindungsfehler|Du bist offline|Das dauert gerade|viel los|an anderer Stelle geändert/;
const refusalTexts =
  /technischer Fehler|Fehler aufgetreten|Rabatt|liefern|Gutschein|angemeldet|Anmeldung|Warenkorb gibt es nicht|dieser Termin|maximale Anzahl an Erlebnissen/;
/** Allowed in a settled state. The code of a dialog opened offline may be missing. */
const informative =
  /Dein Warenkorb wurde aktualisiert|(warten|wartet) noch auf einen Platz|Dein bisheriger Warenkorb|nicht (wie gewünscht )?übernommen|PAYBACK|Betrag deines Gutscheins|konnte nicht geladen werden/;

/** The result of a payment stays until the next one. */
const ofPayments =
  /andere Zahlungsmethode|In dieses Land liefern|Unbekannter Fehler|Express Lieferungen|angegebene Postleitzahl|Adressdaten|-Daten nicht|Karte wurde abgelehnt|deine Angaben:|inzwischen geändert|Fehler aufgetreten|gerade nicht verfügbar|dieser Termin|Anmeldung ist abgelaufen|viel los|an anderer Stelle|Gutschein konnte nicht|wähle eine andere Zahlungsart|mit dieser Zahlart zu bezahlen/;
const ofCustomers = /Anmeldung ist abgelaufen/;
/** Stays until the ticket is removed. */
const ticketUnavailable =
  /Sorry, dieser Termin ist bereits nicht mehr verfügbar!|Der Termin für .* ist leider nicht mehr/;

/** Returns the differences between a settled tab and the shop's cart, one line each. */
export function screenViolations(look, cart, { hasStandingRefusal, pays, loggedIn }) {
  if (!look) return ['the page has no cart'];
  const violations = [];
  const expect = (what, shown, truth) => {
    if (shown !== truth)
      violations.push(`${what} shown as ${JSON.stringify(shown)} instead of ${JSON.stringify(truth)}`);
  };
  if (look.broken) violations.push('the error screen is shown');
  if (look.busy > 0 || look.updating) violations.push('a control is busy');
  if (look.retries > 0) violations.push('a retry button is shown');
  if (cart.items.length === 0) {
    expect('heading', look.heading, 'Dein Warenkorb');
    return [...violations, ...noticeViolations(look, cart, { hasStandingRefusal, pays, loggedIn })];
  }
  const rows = cart.items.flatMap(rowsOf);
  expect('rows', describe(look.rows), describe(rows));
  if (look.rows.some(({ dimmed }) => dimmed)) violations.push('a row is dimmed');
  const method = cart.availableShippingMethods.find((one) => one.method === cart.shipping.method);
  expect('shipping', look.shipping, method?.title ?? null);
  expect(
    'shipping methods',
    look.methods.join(', '),
    cart.availableShippingMethods.map(({ title }) => title).join(', '),
  );
  expect('vouchers', look.vouchers.join(', '), cart.vouchers.map(({ id }) => id).join(', '));
  // The shop stores a code that the cart no longer qualifies for, but omits it from its answers.
  if (cart.memory.coupon && cart.coupon) expect('code', look.code, cart.coupon.code);
  expect('total', look.total, money(cart.total.gross));
  const isTicketUnavailable = hasUnavailableTicket(look);
  const canProceed = cart.availableShippingMethods.length > 0 && !isTicketUnavailable;
  if (look.proceed !== canProceed) violations.push(`next step shown as ${look.proceed} (${look.reason})`);
  if (look.proceed && look.resting > 0) violations.push('payment buttons are inert');
  const stuck = look.disabled.filter((name) => name !== 'Speichern');
  if (stuck.length > 0 && look.proceed) violations.push(`disabled: ${stuck.join(', ')}`);
  return [...violations, ...noticeViolations(look, cart, { hasStandingRefusal, pays, loggedIn })];
}

/** The next step is disabled until the unavailable ticket is removed. */
const hasUnavailableTicket = ({ rows }) =>
  rows.some(({ title, unavailable }) => unavailable && title === lostTicket.title);

function noticeViolations(look, cart, { hasStandingRefusal, pays, loggedIn }) {
  const message = cart.discountStatus?.message;
  return [...new Set([...look.notices, ...look.alerts])].flatMap((text) => {
    if (!text || (message && text.includes(message))) return [];
    if (!loggedIn && ofCustomers.test(text)) return `shown to a guest: ${text}`;
    if (pays && ofPayments.test(text)) return [];
    if (outdated.test(text)) return `outdated message: ${text}`;
    if (informative.test(text)) return [];
    if (ticketUnavailable.test(text) && hasUnavailableTicket(look)) return [];
    if (refusalTexts.test(text) && hasStandingRefusal) return [];
    return `outdated message: ${text}`;
  });
}

/** Tickets have one row per unit and no quantity control. */
function rowsOf({ product, quantity, appointment, selectedPackaging, availablePackagingOptions }) {
  const packaging = availablePackagingOptions.length > 0 ? selectedPackaging.title : null;
  const packed =
    availablePackagingOptions.length > 0
      ? `${selectedPackaging.title}, ${selectedPackaging.variantTitle}`
      : selectedPackaging.title;
  const row = { title: product.title, quantity: appointment ? null : quantity, packaging, packed };
  const others = { ...row, packaging: null, packed: null };
  return appointment ? [row, ...Array.from({ length: quantity - 1 }, () => others)] : [row];
}

function describe(rows) {
  return (
    rows
      .map(({ title, quantity, packaging, packed }) => `${title}: ${quantity ?? 'a ticket'}, ${packaging}, ${packed}`)
      // What was put back is at its old place.
      .toSorted()
      .join(' | ')
  );
}

function money({ amount, currencyCode }) {
  return new Intl.NumberFormat('de', { style: 'currency', currency: currencyCode })
    .format(amount)
    .replace(/[\s\u00a0]+/g, ' ');
}
