/** What has to be guarded best: each group scores at least 90 %. */
export const groups = {
  money: ['domain/money', 'domain/cart-currencies', 'domain/net-value', 'domain/purchase', 'api/schemas/money'],
  sums: ['domain/summary', 'domain/reduced-from', 'domain/quantity', 'domain/discountable', 'domain/friends-discount'],
  links: ['domain/urls', 'store/navigation', 'api/send-request'],
  codes: [
    'domain/coupon',
    'domain/error-catalogue',
    'domain/error-message-key',
    'domain/express-refusal',
    'store/campaign-cookies',
    'store/discount-campaign',
  ],
  loyalty: ['domain/loyalty-number', 'domain/loyalty-points', 'domain/luhn'],
  'delivery terms': ['domain/delivery-term-selection', 'api/schemas/delivery-term'],
  'shipping restrictions': ['domain/shipping-restrictions'],
  'pending changes': [
    'domain/loading-state',
    'store/change-queue',
    'store/changes',
    'store/give-up-changes',
    'store/move-wish',
    'store/pending-change',
    'store/progress',
    'store/rate-limit',
    'store/verification',
  ],
};
