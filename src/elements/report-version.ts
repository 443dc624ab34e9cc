const reported = new Set<string>();

export function reportVersion(name: string, used = 'unknown', unused = 'unknown'): void {
  if (reported.has(name)) return;
  reported.add(name);
  // oxlint-disable-next-line no-console
  console.warn(
    `cart-fragment CF-307: <${name}> is defined by version ${used}, so version ${unused} is not used. See cart-fragment/docs/errors.md#cf-307`,
  );
}
