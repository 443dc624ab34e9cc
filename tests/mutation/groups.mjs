/** The most critical code: each group must score at least 90 %. */
export const groups = {
  money: ['domain/money', 'domain/cart-currencies', 'domain/net-value', 'domain/purchase', 'api/schemas/money'],
  sums: ['domain/summary', 'domain/reduced-from', 'domain/quantity', 'domain/discountable', 'domain/friends-discount'],
  links: ['domain/urls', 'store/navigation', 'api/send-request'],
  codes: [
    'domain/coupon',
    'domain/error-catalog',
    'domain/error-message-key',
    'domain/express-refusal',
    'store/fetching/campaign-cookies',
    'store/fetching/discount-campaign',
  ],
  loyalty: ['domain/loyalty-number', 'domain/loyalty-points', 'domain/luhn'],
  'delivery terms': ['domain/delivery-term-selection', 'api/schemas/delivery-term'],
  'shipping restrictions': ['domain/shipping-restrictions'],
  'pending changes': [
    'domain/loading-state',
    'store/changes/change-queue',
    'store/changes/changes',
    'store/changes/move-to-wishlist',
    'store/changes/next-status',
    'store/changes/pending-change',
    'store/changes/settled-changes',
    'store/rate-limit',
    'store/fetching/verification',
  ],
};
