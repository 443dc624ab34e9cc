import type { FriendsDiscountState } from '../domain/friends-discount.ts';

const limits = 'Er gilt nur für ausgewählte Erlebnisse und ist nicht mit anderen Angeboten kombinierbar.';

const offered = [
  'Ab dem zweiten Gutschein für dasselbe Erlebnis sparst du 10 %.',
  'Der Rabatt FRIENDS wird im Warenkorb automatisch abgezogen, sobald du die Anzahl auf 2 oder mehr erhöhst.',
  limits,
];

/** The dialog that explains the friends discount: what holds for the item, then the rule. */
export const friendsTexts: { readonly title: string } & Readonly<Record<FriendsDiscountState, readonly string[]>> = {
  title: 'Freunde-Rabatt',
  offered,
  deducted: ['Für dieses Erlebnis ist er schon abgezogen.', ...offered],
  reduced: [
    'Dieses Erlebnis ist bereits reduziert: Der Freunde-Rabatt gilt nicht zusätzlich zum reduzierten Preis.',
    'Bei Erlebnissen zum regulären Preis sparst du ab dem zweiten Gutschein für dasselbe Erlebnis 10 %. ' +
      'Der Rabatt FRIENDS wird dann automatisch abgezogen, sobald du die Anzahl auf 2 oder mehr erhöhst.',
    limits,
  ],
  replaced: [
    'Für deine Bestellung gilt schon ein Rabattcode. Der Freunde-Rabatt gilt nicht zusätzlich.',
    'Ohne Rabattcode sparst du ab dem zweiten Gutschein für dasselbe Erlebnis 10 %. ' +
      'Der Rabatt FRIENDS wird dann automatisch abgezogen, sobald du die Anzahl auf 2 oder mehr erhöhst.',
    limits,
  ],
};
