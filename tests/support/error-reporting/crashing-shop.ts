import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serve, type Served } from './serve.ts';

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

const contentTypes: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a host page whose cart crashes while it formats a price. */
export async function startCrashingShop(settings: ShopSettings): Promise<Served> {
  return serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop.test');
    const file = path.join(root, pathname);
    if (pathname === '/cart') {
      if (settings.policy) response.setHeader('Content-Security-Policy', settings.policy);
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(page(settings, `http://${request.headers.host}/`));
    } else if (pathname === '/host.js') {
      response.setHeader('Content-Type', 'text/javascript').end(hostScript(settings));
    } else if (pathname.startsWith('/dist/') && existsSync(file)) {
      response.setHeader('Content-Type', contentTypes[path.extname(file)] ?? 'text/plain');
      createReadStream(file).pipe(response);
    } else if (pathname === '/api/delivery-terms') {
      response.setHeader('Content-Type', 'application/json').end('[]');
    } else response.writeHead(404).end();
  });
}

function page({ sentry, unusable }: ShopSettings, origin: string): string {
  const initialCart = JSON.parse(
    readFileSync(path.join(root, 'demo/backend/testing/example-cart.json'), 'utf8'),
  ) as object;
  const baseUrl = unusable ? null : origin;
  const data = { baseUrl, tenant: 'MD_AT', locale: 'de', sentry, rootComponentProps: { initialCart } };
  return `<!doctype html><html lang="de"><title>Warenkorb</title>
    <script src="/host.js"></script>
    <script type="module" src="/dist/cart-fragment.js"></script>
    <cart-fragment><script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></cart-fragment>`;
}

function hostScript({ priceFault, hostScript = '' }: ShopSettings): string {
  const fault = `Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
    get() { throw new RangeError(${JSON.stringify(priceFault)}); },
  });`;
  return `addEventListener('cartFragmentError', ({ detail }) => { window.toldToHost = detail; });
    ${priceFault === undefined ? '' : fault}
    ${hostScript}`;
}
