import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

function open(address: string): void {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`https://shop.example/${address}`);
  document.body.innerHTML = `${read('demo/pages/parts/bars.html')}${read('demo/pages/parts/header.html')}<main id="inhalt"></main>${read('demo/pages/parts/footer.html')}`;
  // eslint-disable-next-line
  new Function(read('demo/host/legacy.js'))();
}

beforeEach(() => sessionStorage.clear());

describe('legacy.js', () => {
  it('leads to the same product in another country', () => {
    open('product.html?id=p-1013&tenant=JS_DE');
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
      ({ textContent }) => textContent === 'Österreich',
    )!;
    expect(new URLSearchParams(link.getAttribute('href')!.slice(1)).get('id')).toBe('p-1013');
    expect(link.getAttribute('href')).toMatch(/^\?tenant=JS_AT/);
  });

  it('leaves the session of a payment behind', () => {
    open('last-check.html?amazonCheckoutSessionId=1');
    expect(document.querySelector('a[href="?tenant=MD_CH"]')).not.toBeNull();
  });
});
