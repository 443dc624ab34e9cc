import path from 'node:path';
import { cssModule, cssText } from './css-text.mjs';
import { root } from './root.mjs';

/** `import css from './x.css'` in the dev server of the browser tests. */
export function cssModulePlugin() {
  return {
    name: 'css-module',
    resolveImport: ({ source }) => (source.startsWith('.') && source.endsWith('.css') ? `${source}?text` : undefined),
    async serve({ path: urlPath, querystring }) {
      if (!urlPath.endsWith('.css') || querystring !== 'text') return undefined;
      return { body: cssModule(await cssText(path.join(root, urlPath))), type: 'js' };
    },
  };
}
