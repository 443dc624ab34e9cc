/** The version of the package, which the build fills in from package.json. */
export const version = '__CART_FRAGMENT_VERSION__';
