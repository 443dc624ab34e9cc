interface Policy {
  createScriptURL(url: string): string;
}

const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;

/** Scripts come from the demo's own folder alone. */
const rules: Policy = {
  createScriptURL(url) {
    if (!url.startsWith(new URL('.', document.baseURI).href)) throw new TypeError(`not a script of this shop: ${url}`);
    return url;
  },
};

const policy = factory?.createPolicy('demo-host', rules) ?? rules;

/** Under `require-trusted-types-for 'script'` a worker is only registered by a trusted address. */
export function scriptUrl(url: URL): string {
  return policy.createScriptURL(url.href);
}
