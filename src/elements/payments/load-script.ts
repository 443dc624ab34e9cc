import { CodedError } from '../../domain/coded-error.ts';
import { trustedScriptUrl } from '../trusted-script-url.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import { withLoadingTimeout } from '../../store/calls/timeout.ts';

interface Script<Api> {
  /** Absolute or relative to the page. */
  readonly url: string;
  /** Nonce of the page's Content Security Policy; empty without one. */
  readonly nonce: string | undefined;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Returns what the script defines; null before that. */
  readonly api: () => Api | null | undefined;
}

/** Until they have loaded or failed. */
const loading = new Map<string, Promise<unknown>>();
/** URLs to load instead of those whose request hung, because browsers reuse a request that is still open. */
const substitutes = new Map<string, string>();

/**
 * Loads a provider's script once for each URL. Rejects if it fails or times out after 120 s; the next call then sends a
 * new request. A script that the host page has loaded is used.
 */
export async function loadScript<Api>({ url, nonce, attributes = {}, api }: Script<Api>): Promise<Api> {
  const existing = api();
  if (existing) return existing;
  const { href } = new URL(url, unclobbered(document).baseURI);
  const script = loading.get(href) ?? load({ url: href, nonce, attributes, api }).finally(() => loading.delete(href));
  loading.set(href, script);
  return (await script) as Api;
}

async function load<Api>({ url, nonce, attributes, api }: Required<Script<Api>>): Promise<Api> {
  const page = unclobbered(document);
  const name = `the script of ${new URL(url).host}`;
  const created = page.createElement('script');
  const address = substitutes.get(url) ?? url;
  let isPending = true;
  // The host page may be loading it already.
  const script = [...page.scripts].find(({ src }) => src === address) ?? created;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new CodedError('CF-501', `${name} could not be loaded`)));
  }).finally(() => (isPending = false));
  if (script === created) {
    for (const entry of Object.entries(attributes)) created.setAttribute(...entry);
    created.async = true;
    if (nonce) created.nonce = nonce;
    created.src = trustedScriptUrl(address);
    page.head.append(created);
  }
  try {
    await withLoadingTimeout(loaded, name);
    const defined = api();
    if (defined) return defined;
    throw new CodedError('CF-501', `${name} defines nothing`);
  } catch (error) {
    // A different URL with the same parameters.
    if (isPending) substitutes.set(url, address + (address.includes('?') ? '&' : '?'));
    // The next call would wait for events of this script that have already fired.
    script.remove();
    throw error;
  }
}
