/** As many products as a wishlist holds. */
export const fullWishlist = Array.from({ length: 99 }, (_, index) => `p-x${index}`);
