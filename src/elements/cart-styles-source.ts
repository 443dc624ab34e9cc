type Styles = string | Promise<string>;

let styles: Styles = '';

/** Says where the cart's style comes from; the entries of the package know, and the first of them to be loaded counts. */
export function provideCartStyles(given: Styles): void {
  if (styles !== '') return;
  styles = given;
  if (typeof given !== 'string') void given.then((text) => (styles = text));
}

/** The style's text, or the promise of it while it is still on its way. */
export function givenCartStyles(): Styles {
  return styles;
}
