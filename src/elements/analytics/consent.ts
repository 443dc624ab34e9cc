export const consentAttribute = 'data-analytics';

/** `off`: the element neither pushes nor stores. `on`: it does both. Otherwise it pushes, and stores nothing. */
export const consentOf = (host: Element): string | null => host.getAttribute(consentAttribute);

/** The number of items for the page's cart icon, which is no analytics if the page has such an icon. */
export const mayStoreCount = (host: Element): boolean =>
  consentOf(host) !== 'off' || host.hasAttribute('data-cart-badge');
