import { cartFragmentId } from '../../domain/fragment-data.ts';

interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
  };
}

let policy: ScriptUrlPolicy | null = null;

/**
 * A script's URL in the form that a page under `require-trusted-types-for 'script'` wants. Such a page names the
 * policy `cart-fragment` in its `trusted-types` directive; one that does not makes this throw a TypeError.
 */
export function trustedScriptUrl(url: string): string {
  policy ??= createPolicy();
  // The compiler knows nothing of TrustedScriptURL, which is taken wherever a script's URL is.
  return policy.createScriptURL(url) as string;
}

function createPolicy(): ScriptUrlPolicy {
  const rules = { createScriptURL: httpOnly };
  return (window as TrustedTypesWindow).trustedTypes?.createPolicy(cartFragmentId, rules) ?? rules;
}

function httpOnly(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`no script is loaded from ${protocol}`);
  return href;
}
