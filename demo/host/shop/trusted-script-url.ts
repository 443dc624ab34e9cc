interface Policy {
  createScriptURL(url: string): string;
}

const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;

/** Allows only scripts of the demo's folder. */
const rules: Policy = {
  createScriptURL(url) {
    if (!url.startsWith(new URL('.', document.baseURI).href)) throw new TypeError(`not a script of this shop: ${url}`);
    return url;
  },
};

const policy = factory?.createPolicy('demo-host', rules) ?? rules;

/** Returns a TrustedScriptURL, which registering a worker requires under `require-trusted-types-for 'script'`. */
export function scriptUrl(url: URL): string {
  return policy.createScriptURL(url.href);
}
