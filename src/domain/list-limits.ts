/** How many entries of a list the page uses. Items have no limit, because a cart without some would be another cart. */
export const longestList = 1000;

/** The same for what is shown with a control: shipping methods, packaging options and vouchers. */
export const longestChoice = 100;
