/** While its value is `off`, the element pushes and stores nothing for analytics. */
export const consentAttribute = 'data-analytics';

export function hasConsent(host: Element): boolean {
  return host.getAttribute(consentAttribute) !== 'off';
}
