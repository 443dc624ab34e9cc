import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestShop } from '../../contract/backend/testing/test-shop.ts';
import { control } from './backend/control.ts';
import { showLastCheck } from './last-check.ts';
import { lastOrder } from './order/order.ts';
import { orderPerson } from './order/order-person.ts';
import { personalInformation } from 'cart-fragment/storage';

vi.mock('./backend/control.ts');

const shop = () => createTestShop();
let parts: Parameters<typeof showLastCheck>[0];

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  const [details, contents, actions] = Array.from({ length: 3 }, () =>
    document.body.appendChild(document.createElement('div')),
  );
  parts = { details: details!, contents: contents!, actions: actions! };
  vi.mocked(control.deliveryTerms).mockResolvedValue([]);
});

describe('showLastCheck', () => {
  it('confirms an order whose answer got lost at the next click', async () => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue();
    const backend = shop();
    const cart = await backend.control('seed', { scenario: 'single' });
    let isLost = true;
    vi.mocked(control.post).mockImplementation(async (path, body) => {
      const answer = await backend.post(`control/${path}`, body);
      if (isLost) throw new TypeError('Failed to fetch');
      if (answer.ok) return answer.json();
      throw new Error(((await answer.json()) as { message: string }).message);
    });
    await showLastCheck(parts, cart);
    const button = parts.actions.querySelector('button')!;
    button.click();
    await vi.waitFor(() => expect(parts.actions.textContent).toContain('Wir wissen nicht'), { timeout: 2000 });
    isLost = false;
    button.click();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('confirmation.html'), { timeout: 2000 });
    expect(lastOrder()?.cart.cartId).toBe(cart.cartId);
  });

  it('leads to the order data if these are incomplete', async () => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue();
    personalInformation.write({ ...orderPerson(), email: '' });
    await showLastCheck(parts, await shop().control('seed', { scenario: 'single' }));
    expect(replace).toHaveBeenCalledWith('checkout.html');
    expect(parts.actions.querySelector('button')).toBeNull();
  });
});
