import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cssText } from '../../scripts/lib/css-text.mjs';

const folder = 'src/react';
const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.css'));
const css = (await Promise.all(files.map((file) => cssText(path.join(folder, file))))).join('\n');

/** Returns the declarations of the first rule with exactly this selector. */
function ruleOf(selector) {
  const start = css.indexOf(`${selector}{`);
  return start < 0 ? '' : css.slice(start, css.indexOf('}', start));
}

describe('the style sheets of the cart', () => {
  it('use only the two breakpoints of the layout', () => {
    const conditions = [...css.matchAll(/@(?:media|container)([^{]*width[^{]*)\{/g)].map(([, condition]) => condition);
    const widths = conditions.flatMap((condition) =>
      [...condition.matchAll(/([\d.]+)px/g)].map(([, px]) => Number(px)),
    );
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.filter((width) => ![374, 576, 768, 992, 1200, 1680].includes(width))).toEqual([]);
  });

  it("set font sizes relative to the reader's only", () => {
    expect(css.match(/font-size:[\d.]+(px|rem)|font:[^;}]*[\d.]px/g)).toBeNull();
  });

  it('hyphenate titles, but no short words', () => {
    expect(ruleOf('.title')).toContain('hyphens:auto;hyphenate-limit-chars:9 4 4');
  });

  it('name the sibling they match, because `+ *` matches all styles again for everything below it', () => {
    expect(css.match(/[^,{}]*[+~]\*(?=[,{:[])/g)).toBeNull();
  });

  it('draw icons 24 px large', () => {
    expect(ruleOf('.root')).toContain('--icon:24px');
    expect(ruleOf('.icon')).toContain('width:var(--icon);height:var(--icon)');
  });

  it('stick the proceed button to the bottom of small screens, above visible payments', () => {
    expect(ruleOf('.proceed-bar')).toMatch(/position:sticky.*bottom:0/s);
    expect(ruleOf('.proceed-bar[data-raised]')).toContain('bottom:');
    expect(css).toMatch(/@container \(width<992px\)\{\.proceed-bar\[data-raised\]/);
  });

  it('dim a busy row', () => {
    expect(ruleOf('.item[aria-busy=true]:after')).toContain('opacity:.25');
  });

  it('float the label of a field that is filled in or focused', () => {
    expect(css).toMatch(/placeholder-shown[^{}]*field-label|field-label[^{}]*placeholder-shown/);
  });
});
