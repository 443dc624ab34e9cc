import { describe, expect, it } from 'vitest';
import { readChoices, searchOf } from './gallery-choices.ts';

describe('readChoices', () => {
  it.each([
    ['', undefined, { group: 'carts', tenant: 'JS_DE', width: '360' }],
    ['', 'MD_AT', { group: 'carts', tenant: 'MD_AT', width: '360' }],
    ['?group=all&tenant=MD_CH&width=1200', 'JS_DE', { group: 'all', tenant: 'MD_CH', width: '1200' }],
    ['?tenant=XX&width=5', undefined, { group: 'carts', tenant: 'JS_DE', width: '360' }],
  ])('reads %j on a page of %s', (search, shown, choices) => {
    expect(readChoices(search, shown)).toEqual(choices);
  });

  it('reads what searchOf writes', () => {
    const choices = { group: 'rows', tenant: 'MD_DE', width: '768' } as const;
    expect(readChoices(searchOf(choices), undefined)).toEqual(choices);
  });
});
