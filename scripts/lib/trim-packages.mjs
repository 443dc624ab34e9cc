import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceTextsPlugin } from './replace-texts.mjs';

/** Removes code of packages that no script of a page uses, but that Rollup cannot remove. */
export function trimPackagesPlugin(root) {
  return {
    ...replaceTextsPlugin('trim-packages', unusedTexts(namesOfReact(root))),
    buildEnd() {
      const isReact = (id) => /\/node_modules\/react(-dom)?\//.test(id);
      for (const id of this.getModuleIds()) {
        const isRead =
          isReact(id) || id.startsWith(path.join(root, 'src')) || importers.some((file) => id.endsWith(file));
        if (!isRead && this.getModuleInfo(id).importedIds.some(isReact))
          this.error(`${id} imports React: add it to the importers`);
      }
    },
    generateBundle(options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => Object.values(chunk.modules ?? {}));
      const reader = modules.flatMap(({ renderedExports }) => renderedExports).find((name) => readers.test(name));
      if (reader) this.error(`${reader} reads what is removed from other schemas`);
    },
  };
}

/** Those of zod that read the values, patterns and sizes of other schemas. */
const readers = /^\$Zod(Record|DiscriminatedUnion|TemplateLiteral|Check(Min|Max)?(Length|Size))/;

/** The packages that import React. */
const importers = [
  '@r2wc/react-to-web-component/dist/react-to-web-component.js',
  'react-dom/cjs/react-dom-client.production.js',
  'react-dom/cjs/react-dom.production.js',
  'zustand/esm/react.mjs',
  'zustand/esm/react/shallow.mjs',
];

/** What react-dom-client does for the exports of react-dom, by its key there. */
const dispatched = {
  r: 'requestFormReset',
  D: 'prefetchDNS',
  C: 'preconnect',
  L: 'preload',
  m: 'preloadModule',
  X: 'preinit',
  S: 'preinit',
  M: 'preinitModule',
};

/** Replaces a text, and retains its line breaks, so that source maps stay right. */
const by =
  (replacement = '') =>
  (text) =>
    replacement + text.replaceAll(/.+/g, '');

/** The texts by file, and what replaces them. */
function unusedTexts(names) {
  const unlessUsed = (text, name) => (names.has(dispatched[name] ?? name) ? text : by()(text));
  // React is CommonJS. Each assignment is matched up to its last line.
  const unusedExports = [[/^exports\.(\w+) =.*\n(?:[ })].*\n)*/gm, unlessUsed]];
  return {
    '/react/cjs/react.production.js': unusedExports,
    '/react-dom/cjs/react-dom.production.js': unusedExports,
    '/react-dom/cjs/react-dom-client.production.js': [[/^ {2}([rDCLmXSM]): \w+,?$/gm, unlessUsed]],
    '/scheduler/cjs/scheduler.production.js': unusedExports,
    // All attributes are texts.
    '/@r2wc/core/dist/core.js': [[/,\n {2}(?:number|boolean|function|method|json): \w+/g, by()]],
    // All schemas are synchronous, and nothing is encoded. None of the `readers` is used.
    '/zod/v4/core/schemas.js': [
      [
        /^ {4}util\.defineLazyInternal\(inst, "(?:values|pattern|propValues)", \(zod\) => (?:.*;|\{\n(?: {8}.*\n)+ {4}\}\);)\n/gm,
        by(),
      ],
      [/^ {4}inst\._zod\.pattern = .*;\n/gm, by()],
      [/^ {4}capSize\(.*\);\n/gm, by()],
      [/\w+ instanceof Promise/g, by('false')],
      [/\bctx\??\.direction === "backward"/g, by('false')],
      [/\(ctx\.async\)/g, by('(false)')],
      [/core\.globalConfig\.memoizer/g, by('undefined')],
      [/, \{\n.*\n {4}get "~standard"[^]*?\n\}(?=\);)/g, by()],
    ],
    '/zod/v4/core/parse.js': [[/result instanceof Promise/g, by('false')]],
    '/zod/v4/mini/schemas.js': [
      [/^ {4}(?:[gs]et with|parseAsync|safeParseAsync|brand|register|apply)\(.*\n(?: {8}.*\n)+ {4}\},\n/gm, by()],
    ],
  };
}

/** What the sources and the importers use of React: named imports, and properties of a variable that holds all of it. */
function namesOfReact(root) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const sources = readdirSync(path.join(root, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^server\b/.test(file))
    .map((file) => read(`src/${file}`));
  const files = [...sources, ...importers.map((file) => read(`node_modules/${file}`))];
  const lists = files.flatMap((code) => matches(code, /import (?:type )?\{([^}]+)\} from 'react/g));
  return new Set([...lists.flatMap((list) => list.match(/\w+/g)), ...files.flatMap(propertiesOfReact)]);
}

function propertiesOfReact(code) {
  const variables = matches(code, /(\w+)(?: from | = require\()["'](?:react|react-dom|scheduler)["']/g);
  return variables.flatMap((name) => matches(code, new RegExp(`\\b${name}\\.(\\w+)`, 'g')));
}

function matches(code, pattern) {
  return [...code.matchAll(pattern)].map(([, match]) => match);
}
