import { CodedError } from '../domain/coded-error.ts';
import { cartFragmentId } from '../domain/fragment-data.ts';

interface ScriptUrlPolicy {
  /** TypeScript lacks TrustedScriptURL, which the DOM accepts wherever it accepts a script's URL. */
  createScriptURL(url: string): string;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
}

let policy: ScriptUrlPolicy | null = null;

/**
 * Returns a script's URL as a TrustedScriptURL if the browser supports Trusted Types. Throws a TypeError if the page's
 * `trusted-types` directive does not allow the policy `cart-fragment`.
 */
export function trustedScriptUrl(url: string): string {
  const rules = { createScriptURL: httpOnly };
  policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy(cartFragmentId, rules) ?? rules;
  return policy.createScriptURL(url);
}

function httpOnly(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new CodedError('CF-505', `no script is loaded from ${protocol}`);
  return href;
}
