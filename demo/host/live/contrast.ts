/** What the contrast of the theme is measured at, by part of the cart. */
const measured = { proceed: 'Button', 'item-title': 'Text', 'item-facts': 'Small text', 'redemption-link': 'Link' };

/** Contrasts by WCAG's formula, as the browser has computed the colors of the cart. */
export function contrasts(): Record<string, number> {
  const root = document.querySelector('cart-fragment')?.shadowRoot;
  const found = Object.entries(measured).flatMap(([part, label]) => {
    const element = root?.querySelector(`[part~="${part}"]`);
    return element ? [[label, contrastOf(element)] as const] : [];
  });
  return Object.fromEntries(found);
}

function contrastOf(element: Element): number {
  const [lighter = 1, darker = 1] = [
    luminance(getComputedStyle(element).color),
    luminance(backgroundOf(element)),
  ].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function backgroundOf(element: Element | null): string {
  if (!element) return '#fff';
  const { backgroundColor } = getComputedStyle(element);
  if (pixel(backgroundColor)[3] === 255) return backgroundColor;
  const root = element.getRootNode();
  return backgroundOf(element.parentElement ?? (root instanceof ShadowRoot ? root.host : null));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [...pixel(color)].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts any notation of a color: red, green, blue and opacity from 0 to 255. */
function pixel(color: string): Uint8ClampedArray {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}
