import { describe, expect, it } from 'vitest';
import { testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { FriendsBadge } from './friends-badge.tsx';

describe('FriendsBadge', () => {
  it('opens the rule in a named dialog, which Schließen takes away', async () => {
    const page = await renderPart(createFakeStore(), <FriendsBadge item={testItem({ id: '1' })} />);
    await page.click(page.button('Freunde-Rabatt, Erlebnis 1'));
    const dialog = page.find<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    expect(page.find(`[id="${dialog.getAttribute('aria-labelledby')}"]`).textContent).toBe('Freunde-Rabatt');
    for (const part of [
      'Ab dem zweiten Gutschein für dasselbe Erlebnis',
      '10 %',
      'FRIENDS',
      'automatisch',
      '2 oder mehr',
    ]) {
      expect(dialog.textContent).toContain(part);
    }
    expect(dialog.textContent).toContain('nur für ausgewählte Erlebnisse und ist nicht mit anderen Angeboten');
    await page.click(page.find('dialog [aria-label="Schließen"]'));
    expect(page.all('dialog')).toHaveLength(0);
  });

  it('shows the name that the server gives the discount', async () => {
    const item = testItem({ id: '1' });
    const named = { ...item, product: { ...item.product, discountBadgeName: 'Zu zweit günstiger' } };
    const page = await renderPart(createFakeStore(), <FriendsBadge item={named} />);
    expect(page.button('Zu zweit günstiger, Erlebnis 1')).toBeTruthy();
  });
});
