/**
 * The address that a page is rendered at: a static page does not know yet where it will lie, so everything that
 * points below this one becomes relative to the page afterwards.
 */
export const renderedAt = 'https://page.invalid/';

export function relativeAddresses(html: string): string {
  return html.replaceAll(`"${renderedAt}"`, '"./"').replaceAll(renderedAt, '');
}
