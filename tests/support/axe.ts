import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A CSS selector, or one for the host of a shadow root and one inside of it. */
type Part = string | { fromShadowDom: string[] };

/** Returns the axe violations in the page or a part of it: the rule and the violating markup. */
export async function axeFaults(page: Page, part?: Part): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(runAxe, part);
}

/** Only the violations leave the page: a whole report has hundreds of kilobytes. */
async function runAxe(part: Part | undefined): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(part === undefined ? document : { include: [part as axe.Selector] }, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // No rule of these needs the style sheets, which axe would read again each time.
    preload: { assets: ['media'] },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
