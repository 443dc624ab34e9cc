import { beforeEach, expect, it, vi } from 'vitest';
import { demoPageOf, followShopLinks } from './follow-shop-links.ts';

const setUrl = (url: string) => (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);

beforeEach(() => setUrl('https://host.example/folder/index.html'));

it.each([
  ['https://host.example/wishlist', 'https://host.example/folder/wishlist.html'],
  ['https://host.example/', 'https://host.example/folder/index.html'],
  [
    'https://host.example/folder/shop/md_ch/experiences/p-1',
    'https://host.example/folder/product.html?id=p-1&tenant=MD_CH',
  ],
  ['https://host.example/folder/checkout.html', null],
  ['https://other.example/wishlist', null],
  ['mailto:hallo@shop.example', null],
  ['', null],
])('leads %s to %s', (address, page) => {
  expect(demoPageOf(address)).toBe(page);
});

it('follows links in a shadow tree', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  followShopLinks();
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<a href="/wishlist"><span>Zur Wunschliste</span></a>';
  // happy-dom would follow a MouseEvent before the document hears of it.
  const event = new Event('click', { bubbles: true, composed: true, cancelable: true });
  root.querySelector('span')!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(assign).toHaveBeenCalledWith('https://host.example/folder/wishlist.html');
});
