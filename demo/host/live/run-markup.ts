import { shopOf } from '../shop/shops.ts';
import type { LiveSettings } from './live-settings.ts';

const tags = ['cart-fragment', 'cart-badge', 'wishlist-fragment', 'wishlist-toggle', 'wishlist-badge'];

/** Shows the markup of a host page with the addresses of this page: of the package, and of the shop. */
export async function runMarkup({ html, tenant, theme }: LiveSettings): Promise<void> {
  const { baseUrl } = shopOf(tenant);
  const markup = html
    .replaceAll(/\/cart\/[\d.]+\//g, new URL('package/', document.baseURI).href)
    .replaceAll(
      /(?:https:\/\/shop\.example\/|(?<=(?:baseUrl": |base-url=|addToCart\()["'])\/(?:[\w-]+\/)?)(?=["'])/g,
      baseUrl,
    );
  const parsed = new DOMParser().parseFromString(`<body>${markup}`, 'text/html');
  parsed.querySelectorAll('link, meta, title').forEach((node) => node.remove());
  const scripts = [...parsed.querySelectorAll('script')].filter(({ type }) => type === '' || type === 'module');
  scripts.forEach((script) => script.remove());
  const used = tags.filter((tag) => parsed.querySelector(tag));
  for (const cart of parsed.querySelectorAll<HTMLElement>('cart-fragment, wishlist-fragment, wishlist-toggle')) {
    cart.dataset['theme'] ??= theme;
  }
  document.querySelector('main')?.replaceChildren(...parsed.body.childNodes);
  await Promise.all(used.map((tag) => import(new URL(`package/${tag}.js`, document.baseURI).href)));
  for (const { type, text, src } of scripts) if (!src) document.body.append(scriptOf(type, text));
}

/** Scripts of parsed markup never run; copies do. */
function scriptOf(type: string, text: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = type;
  script.text = text;
  return script;
}
