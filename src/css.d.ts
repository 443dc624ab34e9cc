/** The build hands a style sheet's import over as its minified text. */
declare module '*.css' {
  const text: string;
  export default text;
}

/** A short text that differs from build to build when the style does. */
declare const __CART_STYLES_VERSION__: string;
