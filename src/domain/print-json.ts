/** JSON of a value as it stands: a `toJSON` is not asked, such as the ones that Prototype adds to arrays. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, asGiven);
}

function asGiven(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key];
}
