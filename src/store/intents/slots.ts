/** What an intent concerns. A newer intent replaces an older one of the same slot. */
export const itemSlot = (itemId: string) => `item:${itemId}`;
export const packagingSlot = (itemId: string) => `packaging:${itemId}`;
export const voucherSlot = (voucherId: string) => `voucher:${voucherId}`;
export const additionSlot = (itemId: string) => `addition:${itemId}`;
export const shippingSlot = 'shipping';
export const couponSlot = 'coupon';
export const loyaltySlot = 'loyaltyNumber';

/** The step to the checkout, which is no intent but has notices of its own. */
export const checkoutSlot = 'checkout';
