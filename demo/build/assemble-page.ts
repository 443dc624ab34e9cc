/** What stands between `<!-- part: … -->` and the like, by its name. */
export type Parts = Readonly<Record<string, string>>;

const mark = /([ \t]*)<!-- part: ([\w-]+) -->/g;

/**
 * Puts the parts that all pages share in the places that a page marks, indented as the mark is.
 * @throws Error for a part that does not exist.
 */
export function assemblePage(page: string, parts: Parts): string {
  return page.replaceAll(mark, (_, indent: string, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`There is no part "${name}"`);
    return part.trimEnd().replaceAll(/^(?=.)/gm, indent);
  });
}
