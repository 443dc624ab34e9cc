import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changes } from '../../store/changes/changes.ts';
import { confirmed, refused } from '../../store/changes/pending-change.ts';
import { testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore, pendingFor, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { Snackbars } from './snackbars.tsx';

vi.mock('./snackbar.tsx', () => {
  throw new Error('lost');
});

it('shows errors as plain text when the code of snackbars cannot be loaded', async () => {
  const store = createFakeStore(ready());
  renderPart(<Snackbars />, store);
  update(store, { settledChanges: [confirmed(pendingFor(changes.loyaltyNumber('3103187694')))] });
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText(/wurde gespeichert/)).toBeNull();
  const move = pendingFor(changes.move(testItem({ id: '1' }), 0, () => Promise.resolve(() => {})));
  update(store, { settledChanges: [refused(move, { kind: 'wishlistFull' })] });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Die maximale Anzahl an Erlebnissen/);
});
