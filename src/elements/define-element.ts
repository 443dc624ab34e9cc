/**
 * Defines a custom element unless its name is taken, for example by a second copy of the script. Reports another version of
 * the package. Does nothing on a server, which can thus import the defining modules.
 * @param registry a scoped registry; that of the page by default.
 */
export function defineElement(
  name: string,
  element: CustomElementConstructor,
  registry?: CustomElementRegistry | null,
): void {
  const target = registry ?? (globalThis as Partial<typeof globalThis>).customElements;
  const present = target?.get(name);
  if (!present) return target?.define(name, element);
  if (versionOf(present) === versionOf(element)) return;
  import('./report-version.ts').then(
    ({ reportVersion }) => reportVersion(name, versionOf(present), versionOf(element)),
    () => {}, // The page works without the report.
  );
}

const versionOf = (element: CustomElementConstructor) => (element as { readonly version?: string }).version;
