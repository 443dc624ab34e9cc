import {
  changesetTypes,
  decidedType,
  type ChangedItem,
  type Changeset,
  type KnownChangesetType,
} from '../domain/changeset.ts';
import type { NoticeItem, NoticeSeverity, NoticeText } from '../domain/notice.ts';
import { shippingMethods } from '../domain/shipping.ts';
import { productLink, shopLink } from '../domain/urls.ts';
import { formatMoney } from './format.ts';
import { linkTo } from './notice-text.ts';
import { texts } from './texts.ts';
import { say } from './say.ts';

const check = ' Bitte prüfe deine Bestellung.';
const lookAround = ' Schau dich gern weiter im Shop um.';
const rejoice = ' Freu dich über den neuen Preis.';
const somethingChanged = `In deinem Warenkorb hat sich etwas geändert.${check}`;

const removed = (title = '') => say`${named(title)} ist leider nicht mehr verfügbar.`;
const raised = (item?: ChangedItem) => say`${named(item?.title)} ist${difference(item)} teurer geworden.`;
const lowered = (item?: ChangedItem) => say`${named(item?.title)} ist${difference(item)} günstiger geworden.`;

/** Each type with its severity, and what is said without a list of changes. */
const types: Readonly<Record<KnownChangesetType, readonly [NoticeSeverity, summary: string]>> = {
  ProductRemoved: ['error', removed() + lookAround],
  PriceIncreased: ['warning', raised() + check],
  PriceDecreased: ['success', lowered() + rejoice],
  ShippingMethodRemoved: ['warning', 'Eine Versandart ist momentan nicht verfügbar. Bitte wähle eine andere.'],
  OutdatedAppointment: ['error', 'Ein Termin ist leider nicht mehr verfügbar. Bitte wähle einen neuen.'],
  MultipleChanges: ['warning', somethingChanged],
};

/** The server's message is used only for unknown types. */
export function changesetMessage(changeset: Changeset, baseUrl: string): NoticeText {
  const type = decidedType(changeset);
  if (!changesetTypes.isKnown(type)) return { severity: 'warning', text: changeset.message || somethingChanged };
  const [severity, summary] = types[type];
  const described = describeChanges(changeset, baseUrl);
  const [first, ...more] = described;
  const frame = {
    severity,
    ...(type === 'OutdatedAppointment' ? { headline: 'Es tut uns leid!' } : {}),
    ...(type === 'ProductRemoved' || changeset.changes.removedItems.length > 0
      ? linkTo(texts.continueShopping, shopLink(baseUrl))
      : {}),
  };
  if (first === undefined) return { ...frame, text: summary };
  if (more.length > 0) return { ...frame, text: somethingChanged, items: described.map(({ item }) => item) };
  return { ...linkTo('Zum Erlebnis', first.item.href ?? null), ...frame, text: first.sentences };
}

const shippingMethodNames: Readonly<Record<(typeof shippingMethods.known)[number], string>> = {
  Online: 'Online (PDF)',
  Standard: 'Standardversand',
  BoxStandard: 'Standardversand für Boxen',
  Express: 'Expressversand',
  BoxExpress: 'Expressversand für Boxen',
};

/** The title of a method that is no longer in the cart; unknown methods are returned unchanged. */
function shippingMethodName(method: string): string {
  const known = shippingMethods.read(method);
  return shippingMethods.isKnown(known) ? shippingMethodNames[known] : method;
}

/** For each change, what is said of it alone, and its item among several. */
function describeChanges({ changes }: Changeset, baseUrl: string) {
  const describe = (sentences: string, text: string, title: string, productId = '') => {
    const href = productLink(productId, baseUrl);
    const item: NoticeItem = { text, title: title || 'ein Artikel', ...(href !== null && { href }) };
    return { sentences, item };
  };
  return [
    ...changes.removedItems.map(({ title }) => describe(removed(title) + lookAround, 'Nicht mehr verfügbar: ', title)),
    ...changes.outdatedAppointments.map(({ productId, title, appointment }) => {
      const time = appointment && say` (${appointment})`;
      const which = (title && say` für „${title}“`) + time;
      const sentence = say`Der Termin${which} ist leider nicht mehr verfügbar, bitte wähle einen neuen.`;
      return describe(sentence, 'Termin nicht mehr verfügbar: ', title + time, productId);
    }),
    ...changes.priceIncreasedItems.map((item) =>
      describe(raised(item) + check, say`Teurer${difference(item)}: `, item.title, item.productId),
    ),
    ...changes.priceDecreasedItems.map((item) =>
      describe(lowered(item) + rejoice, say`Günstiger${difference(item)}: `, item.title, item.productId),
    ),
    ...changes.removedShippingMethods.map((method) => {
      const name = shippingMethodName(method);
      const sentence = say`Die Versandart „${name}“ ist momentan nicht verfügbar, bitte wähle eine andere.`;
      return describe(sentence, 'Nicht verfügbar: ', name);
    }),
  ];
}

function named(title = ''): string {
  return title ? say`„${title}“` : 'Ein Artikel';
}

function difference(item?: ChangedItem): string {
  return item?.differenceAmount ? ` um ${formatMoney(item.differenceAmount)}` : '';
}
