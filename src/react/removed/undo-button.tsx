import type { ComponentProps } from 'react';
import { undoTexts } from '../../messages/undo-texts.ts';
import { Button } from '../controls/button.tsx';

interface UndoButtonProps extends Pick<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  /** What it puts back. */
  readonly name: string;
}

/** Puts back what was removed from the cart or from the wishlist. */
export function UndoButton({ name, ...rest }: UndoButtonProps) {
  return (
    <Button variant="outlined" size="small" aria-label={undoTexts.itemUndo(name)} {...rest}>
      {undoTexts.undo}
    </Button>
  );
}
