import { readFileSync } from 'node:fs';
import path from 'node:path';
import { file, html, json, script, serve } from '../serve.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

export interface ShopSettings {
  readonly sentry: object;
  /** Error message that formatting a price throws; without it, the cart does not crash. */
  readonly priceFault?: string;
  /** Whether the data lack the shop's address, so that the cart cannot start. */
  readonly unusable?: boolean;
  /** Host script that runs before the cart. */
  readonly hostScript?: string;
  /** The page's Content-Security-Policy. */
  readonly policy?: string;
}

/** Serves a host page whose cart crashes while it formats a price. */
export function startCrashingShop(settings: ShopSettings) {
  return serve(async ({ origin, pathname }) => {
    if (pathname === '/cart') {
      const headers = settings.policy ? { 'content-security-policy': settings.policy } : {};
      return { ...html(page(settings, `${origin}/`)), headers };
    }
    if (pathname === '/host.js') return script(hostScript(settings));
    if (pathname.startsWith('/dist/')) return file(path.join(root, pathname));
    return pathname === '/api/delivery-terms' ? json([]) : null;
  });
}

function page({ sentry, unusable }: ShopSettings, origin: string): string {
  const initialCart = JSON.parse(
    readFileSync(path.join(root, 'contract/backend/testing/example-cart.json'), 'utf8'),
  ) as object;
  const baseUrl = unusable ? null : origin;
  const data = { baseUrl, tenant: 'MD_AT', locale: 'de', sentry, rootComponentProps: { initialCart } };
  return `<!doctype html><html lang="de"><title>Warenkorb</title>
    <script src="/host.js"></script>
    <script type="module" src="/dist/cart-fragment.js"></script>
    <cart-fragment><script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></cart-fragment>`;
}

function hostScript({ priceFault, hostScript = '' }: ShopSettings): string {
  const fault = `Number.prototype.toFixed = () => { throw new RangeError(${JSON.stringify(priceFault)}); };`;
  return `addEventListener('cartFragmentError', ({ detail }) => { window.toldToHost = detail; });
    ${priceFault === undefined ? '' : fault}
    ${hostScript}`;
}
