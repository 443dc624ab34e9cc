import type { Locator } from '@playwright/test';

/** Records a live region. The returned function resolves to all its texts since the call. */
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
