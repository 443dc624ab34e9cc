import path from 'node:path';

/** The files that React's entries load in production. */
const files = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/** Turns React's CommonJS files into ES modules, of which Rollup drops the exports that nobody imports. */
export function reactModulesPlugin() {
  const paths = new Map(Object.entries(files).map(([name, file]) => [name, path.resolve('node_modules', file)]));
  const isFile = (id) => [...paths.values()].includes(id);
  return {
    name: 'react-modules',
    resolveId: (source) => paths.get(source) ?? null,
    transform: {
      order: 'pre',
      handler: (code, id) => (isFile(id) ? { code: asModule(code, id), map: null } : null),
    },
  };
}

/** Adds no line, so that source maps stay right. */
function asModule(code, id) {
  const required = [...code.matchAll(/(\w+) = require\("(.+?)"\)/g)];
  const exported = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name))];
  const head = [
    ...required.map(([, name, source]) => `import * as ${name} from '${source}';`),
    `export * as default from ${JSON.stringify(id)};`,
    `export { ${exported.map((name) => `export_${name} as ${name}`)} };`,
    `var ${exported.map((name) => `export_${name}`)};`,
  ];
  const body = code.replaceAll(/\w+ = require\(".+?"\)/g, 'imported = 0').replaceAll(/\bexports\.(\w+)/g, 'export_$1');
  return head.join('') + body;
}
