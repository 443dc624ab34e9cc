import { wishlistIds } from 'cart-fragment/storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { control } from './backend/control.ts';
import { showCustomer } from './shop/customer.ts';
import { startWishlist } from './wishlist.ts';

vi.mock('./backend/control.ts');

const badge = () => document.getElementById('wishlist-badge')!;

beforeEach(() => {
  document.body.innerHTML =
    '<a id="wishlist-badge-link" href="x"><span>Wunschliste</span><span id="wishlist-badge" hidden></span></a>';
  vi.mocked(control.settings).mockResolvedValue({ loggedIn: true, wishlist: ['p-1', 'p-2'] } as never);
});

describe('startWishlist', () => {
  it("shows the number of a customer's products, which are on the server", async () => {
    showCustomer(true);
    void startWishlist().catch(() => undefined);
    await vi.waitFor(() => expect(badge().textContent).toBe('2'), { timeout: 1000 });
    expect(badge().hidden).toBe(false);
    expect(document.getElementById('wishlist-badge-link')!.getAttribute('aria-label')).toBe(
      'Wunschliste, 2 Erlebnisse',
    );
  });

  it("shows the number of a guest's products", async () => {
    showCustomer(false);
    wishlistIds.write(['p-1']);
    void startWishlist().catch(() => undefined);
    await vi.waitFor(() => expect(badge().textContent).toBe('1'), { timeout: 1000 });
  });
});
