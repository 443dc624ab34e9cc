/** Never resolves imports of further scripts, so that loading states persist. */
export function holdScripts(): void {
  Object.defineProperty(HTMLScriptElement.prototype, 'src', { set() {} });
}
