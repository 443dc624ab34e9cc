/** The number of entries that the page uses of a list. Items have no limit: without some, a cart would be another one. */
export const longestList = 1000;

/** The limit of lists whose entries have a control each: shipping methods, packaging options and vouchers. */
export const longestChoice = 100;

/** The number of products that a wishlist can hold. */
export const mostWishes = 99;
