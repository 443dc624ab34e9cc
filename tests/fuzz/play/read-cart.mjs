const shippingTitles = {
  Online: 'Online (PDF)',
  Standard: 'Standardversand',
  BoxStandard: 'Standardversand für Boxen',
  Express: 'Expressversand',
  BoxExpress: 'Expressversand für Boxen',
};

const swissTitles = {
  ...shippingTitles,
  Standard: 'Standardversand Schweiz',
  BoxStandard: 'Standardversand Schweiz für Boxen',
};

/** Returns a cart's values by key: quantities, packagings, shipping, code, vouchers, loyalty number. */
export function readCart({ items, memory, total }) {
  const values = new Map([
    ['shipping', shippingTitle(memory.shippingMethod, total)],
    ['code', memory.coupon?.code ?? null],
    ['loyalty', memory.paybackNumber],
  ]);
  for (const { product, quantity, selectedPackaging, availablePackagingOptions } of items) {
    values.set(`quantity:${product.title}`, quantity);
    if (availablePackagingOptions.length === 0) continue;
    values.set(`packaging:${product.title}`, `${selectedPackaging.title}, ${selectedPackaging.variantTitle}`);
  }
  for (const { id } of memory.vouchers) values.set(`voucher:${id}`, true);
  return values;
}

/** The method in the shop's answer; before the first choice, the shop's default. */
export const answeredShipping = ({ shipping, total }) => shippingTitle(shipping.method, total);

function shippingTitle(method, { gross }) {
  return (gross.currencyCode === 'CHF' ? swissTitles : shippingTitles)[method] ?? null;
}

const fieldsOf = (body) => (body ? JSON.parse(body) : {});

/** Returns the id of the item that a call changes, if it changes one. */
export function itemOfCall({ body }) {
  const { cartItemId, itemId } = fieldsOf(body);
  return cartItemId ?? itemId;
}

/** Returns the key that a call changes. */
export function keyOfCall({ path, body }, titles) {
  const fields = fieldsOf(body);
  const title = titles.get(itemOfCall({ body }) ?? fields.productId);
  if (/set-item-quantity|remove-item|add-item|add-products/.test(path)) return `quantity:${title}`;
  if (path.endsWith('set-item-packaging')) return `packaging:${title}`;
  if (path.endsWith('set-shipping-method')) return 'shipping';
  if (path.endsWith('-coupon')) return 'code';
  if (path.endsWith('remove-voucher')) return `voucher:${fields.voucherId}`;
  return path.endsWith('set-payback-number') ? 'loyalty' : null;
}
