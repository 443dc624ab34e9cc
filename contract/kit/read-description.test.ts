import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDescription } from './read-description.ts';
import { shopDescriptionSchema } from './shop-description.ts';

const template = readFileSync('contract/shop-template.jsonc', 'utf8');

describe('readDescription', () => {
  it('reads the template', () => {
    expect(readDescription(template)).toEqual({ session: { open: { path: '/' } } });
  });

  it('reads every field that the template has as a comment', () => {
    const filled = readDescription(template.replaceAll(/^( *)\/\/ (?= *["{}\]])/gm, '$1'));
    expect(Object.keys(filled).toSorted()).toEqual(Object.keys(shopDescriptionSchema.shape).toSorted());
  });

  it('changes no text that looks like a comment', () => {
    const cookie = 'a=//b,]';
    expect(readDescription(`{"session": {"cookie": ${JSON.stringify(cookie)},\n}\n}`)).toEqual({ session: { cookie } });
  });
});
