import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testItem, testTicket } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { ItemActions, RemoveButton } from './item-actions.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

const name = 'Auf die Wunschliste, Erlebnis 1';

it('the button of the wishlist moves an item or one of its tickets to the wishlist', async () => {
  const store = createFakeStore(ready());
  const { user, rerender } = renderPart(<ItemActions row={{ item: testItem({ id: '1' }), ticket: null }} />, store);
  await user.click(screen.getByRole('button', { name }));
  rerender(<ItemActions row={{ item: testTicket('1', 3), ticket: 2 }} />);
  await user.click(screen.getByRole('button', { name }));
  expect(store.calls).toEqual([
    ['moveToWishlist', '1', null],
    ['moveToWishlist', '1', 2],
  ]);
});

it('the button of the wishlist is busy during the move, and keeps the focus', async () => {
  const item = testItem({ id: '1' });
  const move = intents.move(item, 0);
  const store = createFakeStore({ ...ready(), log: [openEntry(move)] });
  const { user } = renderPart(<ItemActions row={{ item, ticket: null }} />, store);
  const button = screen.getByRole('button', { name });
  await user.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(store.calls).toEqual([]);
});

it('the button of the wishlist has the focus after a click in Safari, too, so that the focus is not lost with the row', () => {
  renderPart(<ItemActions row={{ item: testItem({ id: '1' }), ticket: null }} />, createFakeStore(ready()));
  const button = screen.getByRole('button', { name });
  // Safari does not focus it.
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
});

it('the button of the wishlist is not offered for an item without a product id, which no wishlist can have', () => {
  const item = testItem({ id: '1' });
  renderPart(
    <ItemActions row={{ item: { ...item, product: { ...item.product, id: '' } }, ticket: null }} />,
    createFakeStore(ready()),
  );
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Erlebnis 1 entfernen' })).toBeTruthy();
});

describe('RemoveButton', () => {
  it('removes once, and shows a spinner and ignores clicks until the response', async () => {
    const store = createFakeStore(ready());
    const { user, container } = renderPart(<RemoveButton row={{ item: testItem({ id: '1' }), ticket: null }} />, store);
    const button = screen.getByRole('button', { name: 'Erlebnis 1 entfernen' });
    expect(container.querySelector('.spinner')).toBeNull();
    await user.click(button);
    update(store, { log: [openEntry(intents.removal('1'))] });
    expect(container.querySelectorAll('.spinner')).toHaveLength(1);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(store.calls).toEqual([['removeItem', '1']]);
  });
});
