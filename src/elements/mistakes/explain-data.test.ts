import { expect, it, vi } from 'vitest';
import type { FragmentDataInput } from '../../domain/fragment-data-input.ts';
import { CodedError } from '../../domain/coded-error.ts';
import { explainData } from './explain-data.ts';

function explained(value: unknown): string {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  explainData(value === null ? null : { name: 'property', content: { value: value as string, json: null } });
  expect(log).toHaveBeenCalledOnce();
  return String(log.mock.lastCall?.[0]);
}

it.each([
  ['no data', null, /^cart-fragment CF-101: the element has no fragment data\. .*errors\.md#cf-101$/],
  ['an object turned into text', '[object Object]', /property data is the text \[object Object\], as the page/],
  ['typographic quotes', '{\n  “baseUrl”: “/”\n}', /line 2, column 3, near .*typographic quotes/],
  ['escaped quotes', '{&quot;baseUrl&quot;: &quot;/&quot;}', /line 1, column 2, .*entities are not decoded/],
  ['numeric entities', '{ &#8220;baseUrl&#8220;: 1}', /line 1, column 3, .*entities are not decoded/],
  ['a trailing comma', '{\n"baseUrl": "/,}",\n}', /line 2, column 17, .*no trailing comma/],
  ['a trailing comma of a list', '{"a": [1, ]}', /line 1, column 9, .*no trailing comma/],
  ['single quotes', "{'baseUrl': '/'}", /column 2, .*SyntaxError/],
  ['names without quotes', '{baseUrl: "/"}', /column 2, .*SyntaxError/],
  ['comments', '{"a": 1, // one\n"b": 2}', /column 10, .*SyntaxError/],
  ['markup', '{"a": 1,<br>\n"b": 2}', /column 9, .*SyntaxError/],
  ['a text with a line break', '{"a": "b\nc"}', /column 7, .*SyntaxError/],
  ['an end that is missing', '{"a": 1', /line 1, column 8, .*SyntaxError/],
  ['a list', '[1]', /is not an object/],
  ['another fragment', '{"id": "header"}', /has the id header, not cart-fragment/],
  ['no baseUrl', { tenant: 'JS_DE' }, /property data has no baseUrl/],
  ['an unusable baseUrl', { baseUrl: 'data:x' }, /neither http\(s\) nor relative: "data:x"/],
])('explains %s', (_, value, words) => {
  expect(explained(value)).toMatch(words);
});

it.each<[string, FragmentDataInput | null, string]>([
  [
    'over a usable baseUrl',
    { baseUrl: '/' },
    'property data has a base-url that is neither http(s) nor relative: "mailto:x"',
  ],
  ['alone', null, 'the element has a base-url that is neither http(s) nor relative: "mailto:x"'],
])('names an unusable base-url %s', (_, value, words) => {
  const source = value && ({ name: 'property', content: { value, json: null } } as const);
  const report = vi.fn();
  explainData(source, 'mailto:x', report);
  expect(report.mock.calls).toEqual([[new CodedError('CF-101', words)]]);
});

it.each([
  ['{"customerEmailHash": "8d2f00112233445566778899aabbccdd" "a": 1}', '[hash]'],
  ['{"login": "anna@shop.example" "a": 1}', '[e-mail]'],
])('omits personal data of %s', (data, instead) => {
  const text = explained(data);
  expect(text).toContain(instead);
  expect(text).not.toMatch(/aabbccdd|anna/);
});

it('explains 5 MB of broken JSON without delay', () => {
  expect(explained(`{"a": [${'1, '.repeat(1_700_000)}]}`)).toMatch(/no trailing comma/);
});
