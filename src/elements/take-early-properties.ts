/** Passes properties that were set before the element was defined to its accessors, which they would shadow. */
export function takeEarlyProperties<Name extends string>(element: Record<Name, unknown>, names: readonly Name[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(element, name);
    if (!own) continue;
    const value = element[name];
    Reflect.deleteProperty(element, name);
    // The early script only waits for an assignment.
    if (own.get || !own.set) element[name] = value;
  }
}
