const anyPackaging = ['pdf-1', 'envelope-1', 'giftbox-8'];

/** Products of the reference backend: vouchers, tickets, a box, a value voucher. */
export const assortment = [
  { productId: 'p-1001', title: 'Ballonfahrt im Alpenvorland', packagings: anyPackaging },
  { productId: 'p-1002', title: 'Rennwagen selber fahren', appointmentId: 'a-90017' },
  { productId: 'p-1005', title: 'Quad-Tour über Stock und Stein', packagings: anyPackaging },
  { productId: 'p-2001', title: 'Kurzurlaub-Box' },
  { productId: 'p-1011', title: 'Wellnesstag in der Therme', packagings: anyPackaging },
  { productId: 'p-3001', title: null },
  { productId: 'p-1003', title: 'Fallschirm-Tandemsprung aus 4.000 Metern', appointmentId: 'a-90301' },
  { productId: 'p-1019', title: 'Kletterkurs am Fels', packagings: anyPackaging },
];

/** The ticket that a lost reservation names, whether or not it is in the cart. */
export const [lostTicket] = assortment.filter(({ appointmentId }) => appointmentId);

/** The product that a step refers to, by its index in the plan's cart. */
export function productOf({ items, tenant }, item) {
  const product = assortment[items[item % items.length]?.product];
  return { ...product, title: product?.title ?? `Wertgutschein 50 ${tenant === 'MD_CH' ? 'CHF' : '€'}` };
}
