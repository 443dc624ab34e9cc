/** The number of entries of a list that the page uses. Items have no limit, because a cart must be complete. */
export const maxListLength = 1000;

/** The limit of lists whose entries have a control each: shipping methods, packaging options and vouchers. */
export const maxChoices = 100;

export const maxWishlistItems = 99;
