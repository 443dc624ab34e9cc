/** Lets no further script arrive: what waits for one waits for ever. */
export function holdScripts(): void {
  Object.defineProperty(HTMLScriptElement.prototype, 'src', { set() {} });
}
