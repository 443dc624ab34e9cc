import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';
import { Snackbars, useSnackbar } from './snackbars.tsx';

vi.mock('./snackbar.tsx', () => {
  throw new Error('lost');
});

it('shows errors plainly when the code of snackbars cannot be loaded', async () => {
  let show: (message: SnackbarMessage) => void = () => {};
  function Teller() {
    const tell = useSnackbar();
    return <button type="button" ref={() => void (show = tell)} />;
  }
  renderPart(
    <Snackbars>
      <Teller />
    </Snackbars>,
    createFakeStore(ready()),
  );
  show({ text: 'Gespeichert.' });
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText('Gespeichert.')).toBeNull();
  show({ text: 'Deine Wunschliste ist voll.', severity: 'error' });
  expect((await screen.findByRole('alert')).textContent).toBe('Deine Wunschliste ist voll.');
});
