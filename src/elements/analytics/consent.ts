/** While it says `off` on an element, the element pushes and stores nothing for analytics (rulings, 30). */
export const consentAttribute = 'data-analytics';

export function hasConsent(host: Element): boolean {
  return host.getAttribute(consentAttribute) !== 'off';
}
