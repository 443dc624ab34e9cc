/** Milliseconds. By then the far larger program is there, so the file hangs. */
const longestWait = 2000;

/**
 * The text of the style sheet at a URL: a file of its own, which costs no JavaScript. Where it cannot be fetched, such
 * as under a policy that allows scripts of this origin but no requests to it, the text comes as a script. Never
 * rejects: without either, the cart stands there in the browser's own style.
 */
export async function loadCartStyles(url: URL): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(longestWait) });
    // A page that is sent in place of missing files is no style sheet.
    if (!response.ok || !response.headers.get('Content-Type')?.includes('css')) throw new Error(`no style at ${url}`);
    return await response.text();
  } catch {
    return loadAsScript();
  }
}

async function loadAsScript(): Promise<string> {
  try {
    return (await import('../react/styles.ts')).cartStyles;
  } catch (error) {
    // eslint-disable-next-line no-console -- there is no reporter before there is a cart.
    console.error('cart-fragment: loading the style', error);
    return '';
  }
}
