/**
 * A Rollup plugin that replaces texts of packages before anything else reads them. Fails if a newer version of a package
 * has a different text.
 * @param texts by the end of a file's path: pairs of a text or pattern and its replacement. They retain line breaks, so that
 *   source maps stay right.
 */
export function replaceTextsPlugin(name, texts) {
  return {
    name,
    transform: {
      order: 'pre',
      handler(code, id) {
        const [, changes] = Object.entries(texts).find(([file]) => id.endsWith(file)) ?? [];
        if (!changes) return null;
        let replaced = code;
        for (const [text, replacement] of changes) {
          const before = replaced;
          replaced = replaced.replaceAll(text, replacement);
          if (replaced === before) this.error(`${id} has no ${text}`);
        }
        return { code: replaced, map: null };
      },
    },
  };
}
