/** Markup for the placeholders `<!-- part: … -->`, by name. */
export type Parts = Readonly<Record<string, string>>;

const mark = /([ \t]*)<!-- part: ([\w-]+) -->/g;

/**
 * Replaces the placeholders of a page with shared parts, indented like the placeholder. A part can have others.
 * @throws Error for an unknown part.
 */
export function assemblePage(page: string, parts: Parts): string {
  return page.replaceAll(mark, (_, indent: string, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`Unknown part "${name}"`);
    return assemblePage(part.trimEnd(), parts).replaceAll(/^(?=.)/gm, indent);
  });
}
