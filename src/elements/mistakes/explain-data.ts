import { cartFragmentId } from '../../domain/fragment-data.ts';
import { scrubText } from '../error-reporting/scrub-text.ts';
import { contentOf, type DataSource } from '../page-data/page-data.ts';
import { isNew } from './report-mistakes.ts';

const sourceTexts: Readonly<Record<DataSource['name'], string>> = {
  property: 'property',
  attribute: 'attribute',
  child: 'child script',
  named: 'script of data-source',
  document: 'script of the document',
};

/** Logs what is wrong with fragment data, in which source, and how to fix it. */
export function explainData(source: DataSource | null): void {
  const value = source && contentOf(source);
  const text = typeof value === 'string' ? explainText(value) : explainValue(value);
  const message = `cart-fragment${source ? `, ${sourceTexts[source.name]}` : ''}: ${text}`;
  // oxlint-disable-next-line no-console
  if (isNew(message)) console.error(message);
}

function explainValue(value: unknown): string {
  if (value == null) {
    return (
      'There is no fragment data. Set the property `fragmentData`, or add a <script type="application/json"> inside the ' +
      'tag or with the id in `data-source`. The attribute `base-url` alone is sufficient, too.'
    );
  }
  if (typeof value !== 'object' || Array.isArray(value))
    return 'The fragment data is not an object. Write {"baseUrl": …}.';
  const { id = cartFragmentId, baseUrl } = value as { id?: unknown; baseUrl?: unknown };
  if (id !== cartFragmentId)
    return `The fragment data belongs to ${String(id)}: its \`id\` is not ${cartFragmentId}. Remove or correct the id.`;
  if (baseUrl === undefined)
    return 'The fragment data has no `baseUrl`. Set it to the URL of the folder that contains api, such as "/".';
  return `The \`baseUrl\` of the fragment data is neither http(s) nor relative: ${withoutSecrets(JSON.stringify(baseUrl))}`;
}

function explainText(text: string): string {
  if (/^\[object \w+\]$/.test(text)) {
    return (
      `The fragment data is the text ${text} because the page wrote an object into an attribute. ` +
      'Set the property instead (element.fragmentData = data), or use JSON.stringify(data).'
    );
  }
  try {
    return explainValue(JSON.parse(text));
  } catch (error) {
    const { position, remedy } = findSyntaxFault(text);
    const before = text.slice(0, position).split('\n');
    const ahead = withoutSecrets(text.slice(Math.max(0, position - 200), position)).slice(-20);
    const near = JSON.stringify(ahead + withoutSecrets(text.slice(position, position + 200)).slice(0, 20));
    return [
      `The fragment data is not valid JSON, line ${before.length}, column ${(before.at(-1) ?? '').length + 1}, near ${near}.`,
      remedy ?? withoutSecrets(String(error)),
    ].join(' ');
  }
}

/** Fragment data may contain the hash of an e-mail address, and pages may collect console output. */
function withoutSecrets(text: string): string {
  return scrubText(text).replaceAll(/[0-9a-f]{8,}/gi, '[hash]');
}

interface SyntaxFault {
  /** Index in the text. */
  readonly position: number;
  readonly remedy: string | null;
}

/** One token of JSON, or adjacent punctuation. */
const token = /[\s{}[\]:,]+|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iy;
const lastComma = /,\s*[}\]]/;

const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /^[\u2018-\u201f\u00ab\u00bb]/,
    'These are typographic quotes. Turn off smart quotes in the editor (in WordPress: use a Custom HTML block).',
  ],
  [
    /^&/,
    'Entities are not decoded inside a script. Output the JSON without escaping its quotes (in PHP: json_encode, without esc_html).',
  ],
  [/^'/, 'JSON allows double quotes only.'],
  [/^\/[/*]/, 'JSON allows no comments.'],
  [/^</, 'The editor inserted markup into the script. Turn off its formatting.'],
  [/^[\w$]/, 'Names and strings need double quotes, and nothing may follow the data.'],
  [/^"/, 'This string is not terminated, or contains a line break, which has to be escaped as \\n.'],
];

function findSyntaxFault(text: string): SyntaxFault {
  let position = 0;
  for (token.lastIndex = 0; ; position = token.lastIndex) {
    const [found] = token.exec(text) ?? [];
    if (found === undefined) break;
    const comma = found.startsWith('"') ? -1 : found.search(lastComma);
    if (comma >= 0)
      return { position: position + comma, remedy: 'JSON allows no trailing comma after the last entry.' };
  }
  const remedy = remedies.find(([pattern]) => pattern.test(text.slice(position, position + 2)));
  return { position, remedy: remedy?.[1] ?? null };
}
