/** Returns a member of the document, which no element such as `<img name="head">` can clobber. */
export function documentMember<Name extends keyof Document>(name: Name): Document[Name] {
  return Reflect.get(Object.getPrototypeOf(document) as Document, name, document);
}
