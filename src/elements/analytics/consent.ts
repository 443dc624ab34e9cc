export const consentAttribute = 'data-analytics';

/** `off`: the element neither pushes nor stores. `on`: it does both. Otherwise it pushes, and stores nothing. */
export const consentOf = (host: Element): string | null => host.getAttribute(consentAttribute);
