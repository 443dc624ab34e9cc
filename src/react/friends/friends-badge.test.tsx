import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { euros, testItem } from '../../store/testing/test-cart.ts';
import { renderPart } from '../testing/render.tsx';
import { FriendsBadge } from './friends-badge.tsx';

describe('FriendsBadge', () => {
  it('opens the rule in a named dialog, which Schließen closes', async () => {
    const { user } = renderPart(<FriendsBadge item={testItem({ id: '1' })} />);
    await user.click(screen.getByRole('button', { name: 'Freunde-Rabatt, Erlebnis 1' }));
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Freunde-Rabatt' });
    expect(dialog.open).toBe(true);
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
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open the rule again with the key that has closed it and is held down', () => {
    renderPart(<FriendsBadge item={testItem({ id: '1' })} />);
    const badge = screen.getByRole('button', { name: 'Freunde-Rabatt, Erlebnis 1' });
    const isHandledByBrowser = (repeat: boolean) => fireEvent.keyDown(badge, { key: 'Enter', repeat });
    expect(isHandledByBrowser(true)).toBe(false);
    expect(isHandledByBrowser(false)).toBe(true);
  });

  it.each([
    ['offered', null, null, '', /sparst du 10 %/],
    ['deducted', null, 'FRIENDS', '10\u00a0% ab dem zweiten Gutschein abgezogen', /schon abgezogen/],
    ['reduced', 20, null, 'gilt nicht zusätzlich zum reduzierten Preis', /bereits reduziert/],
    ['replaced', null, 'X', 'gilt nicht zusätzlich zu deinem Rabattcode', /schon ein Rabattcode/],
  ] as const)('says in badge and dialog that the discount is %s', async (_, originalPrice, campaign, note, rule) => {
    const item = testItem({ id: '1', discount: campaign && { campaign } });
    const product = { ...item.product, originalPrice: originalPrice && { gross: euros(originalPrice) } };
    const { user } = renderPart(<FriendsBadge item={{ ...item, product }} />);
    const badge = screen.getByRole('button', { name: 'Freunde-Rabatt, Erlebnis 1', description: note });
    await user.click(badge);
    const { textContent } = await screen.findByRole('dialog', { name: 'Freunde-Rabatt' });
    expect(textContent).toMatch(rule);
    for (const part of ['10 %', 'FRIENDS', 'automatisch']) expect(textContent).toContain(part);
  });

  it('shows the name of the discount from the server', () => {
    const item = testItem({ id: '1' });
    const named = { ...item, product: { ...item.product, discountBadgeName: 'Zu zweit günstiger' } };
    renderPart(<FriendsBadge item={named} />);
    expect(screen.getByRole('button', { name: 'Zu zweit günstiger, Erlebnis 1' })).toBeTruthy();
  });
});
