import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { Snackbars } from './snackbars.tsx';
import { confirmed, intents, openEntry, refused } from '../../store/testing/intents.ts';

vi.mock('./snackbar.tsx', () => {
  throw new Error('lost');
});

it('shows errors as plain text when the code of snackbars cannot be loaded', async () => {
  const store = createFakeStore(ready());
  renderPart(<Snackbars />, store);
  update(store, { log: [confirmed(openEntry(intents.loyaltyNumber('3103187694')))] });
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText(/wurde gespeichert/)).toBeNull();
  const move = openEntry(intents.move(testItem({ id: '1' }), 0));
  update(store, { log: [refused(move, { kind: 'wishlistFull' })] });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Die maximale Anzahl an Erlebnissen/);
});
