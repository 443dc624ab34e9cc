/** Gives the page separate cookies, which the other states of the gallery can neither read nor change. */
export function separateCookies(): void {
  const jar = new Map<string, string>();
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get: () => [...jar].map((pair) => pair.join('=')).join('; '),
    set(text: string) {
      const [pair = '', ...attributes] = text.split(/; */);
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
}
