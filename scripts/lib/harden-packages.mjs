import { replaceTextsPlugin } from './replace-texts.mjs';

/**
 * Some packages rely on globals that a page may change: members of the document, which elements with their names hide, and
 * an `Object.prototype` without enumerable properties. The build replaces these texts of them.
 */
const replacements = {
  '/react-dom/cjs/react-dom-client.production.js': [
    [
      'document.createElement("div").style',
      'Object.getPrototypeOf(document).createElement.call(document, "div").style',
    ],
    // No component listens to selections. React would look for their place up to `document.parentNode`, without an end if an
    // element has that name.
    ['listenToNativeEvent("selectionchange", !1, ownerDocument)', '0'],
  ],
  // Separates the settings of this zod from those of another zod on the page.
  '/zod/v4/core/core.js': [
    ['globalThis.__zod_globalConfig?.postProcessor', 'globalConfig.postProcessor'],
    ['(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});', ''],
    ['globalThis.__zod_globalConfig;', '{ __proto__: null };'],
  ],
  '/zod/v4/core/registries.js': [
    ['(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());', ''],
    ['globalThis.__zod_globalRegistry;', 'registry();'],
  ],
  ...Object.fromEntries(
    ['util', 'to-json-schema', 'json-schema-processors'].map((name) => [
      `/zod/v4/core/${name}.js`,
      [[/for \(const key in ([\w.]+)\)/g, 'for (const key of Object.keys($1))']],
    ]),
  ),
};

export const hardenPackagesPlugin = () => replaceTextsPlugin('harden-packages', replacements);
