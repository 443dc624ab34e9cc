import type { RuleSet } from '../check.ts';

export const setTitles: Readonly<Record<RuleSet, string>> = {
  core: 'Showing and changing a cart',
  codes: 'Discount codes',
  vouchers: 'Value vouchers',
  loyalty: 'Loyalty number',
  packaging: 'Packaging',
  shipping: 'Shipping',
  appointments: 'Appointments',
  login: 'Login of a guest',
  wishlist: 'Wishlist of a customer',
  canAddItems: 'Taking a removal back',
  limits: 'Conflicts and limits',
  deliveryTerms: 'Delivery terms',
  events: 'Events',
  changesets: 'Changes by the shop',
  payments: 'Payments',
  tenants: 'Several tenants',
  otherOrigin: 'Calls from another origin',
  conditional: 'If-Match and ETag',
};
