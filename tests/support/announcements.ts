import type { Locator } from '@playwright/test';

/** Listens to a live region from now on; the answer tells every text that it has had since then. */
export async function heardFrom(region: Locator): Promise<() => Promise<readonly string[]>> {
  const heard = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      if (element.textContent) texts.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => heard.jsonValue();
}
