import { replaceTextsPlugin } from './replace-texts.mjs';

/** The exports of zod that need its errors or checks, or the values, patterns, sizes or other keys of schemas. */
const readers =
  /^(\$Zod(RealError|Record|DiscriminatedUnion|TemplateLiteral|Check)|(strict|loose)Object|catchall|_coerced)/;

/** The exports of react-dom that call what is removed from react-dom-client. */
const callers = /^((preload|preinit)(Module)?|preconnect|prefetchDNS|requestFormReset)$/;

/** Replaces a text, and retains its line breaks, so that source maps stay right. */
const by =
  (replacement = '') =>
  (text) =>
    replacement + text.replaceAll(/.+/g, '');

const unusedTexts = {
  // None of the `callers` is used.
  '/react-dom/cjs/react-dom-client.production.js': [[/^ {2}[rDCLmXSM]: \w+,?$/gm, '']],
  // All attributes are texts.
  '/@r2wc/core/dist/core.js': [[/,\n {2}(?:number|boolean|function|method|json): \w+/g, by()]],
  // All schemas are synchronous and read all of their keys; nothing is encoded. None of the `readers` is used.
  '/zod/v4/core/schemas.js': [
    [/const defChecks = [^]*?checks\.length === 0(?=\) \{)/g, by('if (true')],
    [
      /^ {4}util\.defineLazyInternal\(inst, "(?:values|pattern|propValues)", \(zod\) => (?:.*;|\{\n(?: {8}.*\n)+ {4}\}\);)\n/gm,
      by(),
    ],
    [/^ {4}inst\._zod\.pattern = .*;\n/gm, by()],
    [/^ {4}capSize\(.*\);\n/gm, by()],
    [/\w+ instanceof Promise/g, by('false')],
    [/\bctx\??\.(?:direction === "backward"|skipChecks|abortEarly)/g, by('false')],
    [/\(ctx\.async\)/g, by('(false)')],
    [/\bproms\.length\b/g, by('false')],
    [/\bdef\.(?:coerce|catchall)(?=[);])/g, by('false')],
    [/core\.globalConfig\.memoizer/g, by('undefined')],
    [/, \{\n.*\n {4}get "~standard"[^]*?\n\}(?=\);)/g, by()],
  ],
  '/zod/v4/core/core.js': [[/params\?\.Parent/g, by('undefined')]],
  '/zod/v4/mini/schemas.js': [
    [/^ {4}(?:[gs]et with|(?:safeP|p)arse(?:Async)?|check|brand|register|apply)\(.*\n(?: {8}.*\n)+ {4}\},\n/gm, by()],
  ],
};

/** Removes code of packages that no script of a page uses, but that Rollup cannot remove. */
export const trimPackagesPlugin = () => ({
  ...replaceTextsPlugin('trim-packages', unusedTexts),
  generateBundle(options, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => Object.values(chunk.modules ?? {}));
    const names = modules.flatMap(({ renderedExports }) => renderedExports);
    const user = names.find((name) => readers.test(name) || callers.test(name));
    if (user) this.error(`${user} needs what is removed`);
    const caller = Object.values(bundle).find(({ code }) => /\.(?:safeParse|check)\(/.test(code));
    if (caller) this.error(`${caller.fileName} calls a method that is removed`);
  },
});
