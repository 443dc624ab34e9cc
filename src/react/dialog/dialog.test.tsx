import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';

it.each([
  ['closes when the backdrop is clicked', 'dialog', 1],
  ['stays open when a selection of its text ends on the backdrop', 'textbox', 0],
])('the dialog %s', (_title, pressed, closings) => {
  const onClose = vi.fn();
  renderPart(
    <Dialog title="Rabattcode" onClose={onClose}>
      <input aria-label="Rabattcode" />
    </Dialog>,
  );
  fireEvent.pointerDown(screen.getByRole(pressed));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(closings);
});
