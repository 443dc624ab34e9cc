/** What a change concerns. A newer change replaces an older one of the same key. */
export const itemKey = (itemId: string) => `item:${itemId}`;
export const packagingChangeKey = (itemId: string) => `packaging:${itemId}`;
export const voucherKey = (voucherId: string) => `voucher:${voucherId}`;
export const shippingKey = 'shipping';
export const couponKey = 'coupon';
export const loyaltyKey = 'loyaltyNumber';

/** The step to the checkout, which is no change but has notices of its own. */
export const checkoutKey = 'checkout';
