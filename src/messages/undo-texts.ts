/** The button that puts something back, in the cart and on the wishlist page. */
export const undoTexts = {
  undo: 'Rückgängig',
  itemUndo: (name: string) => `Rückgängig, ${name}`,
} as const;
