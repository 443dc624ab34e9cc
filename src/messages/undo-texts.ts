import { say } from './say.ts';

/** The button that puts something back, in the cart and on the wishlist page. */
export const undoTexts = {
  undo: 'Rückgängig',
  itemUndo: (name: string) => say`Rückgängig, ${name}`,
} as const;
