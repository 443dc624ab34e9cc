import { cartSchema } from '../../api/schemas/cart.ts';
import * as z from '../../api/schemas/zod.ts';
import { cartFragmentId } from '../../domain/fragment-data.ts';
import { scrubText } from '../error-reporting/scrub-text.ts';
import { initialCartOf } from './cart-data.ts';
import { contentOf, type DataSource } from './page-data.ts';

/** Explains in the console what is wrong with the fragment data, where, and how to fix it. */
export function explainData(source: DataSource | null): void {
  const value = source && contentOf(source);
  // eslint-disable-next-line no-console
  console.error(
    `cart-fragment${source ? `, ${source.name}` : ''}: ${typeof value === 'string' ? explainText(value) : explainValue(value)}`,
  );
}

/** The error for a cart in the data that cannot be used; it names the field. */
export function initialCartError(source: DataSource | null): Error {
  const field = z.safeParse(cartSchema, initialCartOf(source)).error?.issues[0]?.path.join('.');
  return new Error(`unusable initialCart: field ${field ?? ''}`);
}

function explainValue(value: unknown): string {
  if (value == null) {
    return (
      'There are no fragment data. Put them into the property `fragmentData`, into a ' +
      '<script type="application/json"> inside the tag, or into one that `data-source` names. ' +
      'The attribute `base-url` alone is enough, too.'
    );
  }
  if (typeof value !== 'object' || Array.isArray(value))
    return 'The fragment data are not an object. Write {"baseUrl": …}.';
  const { id = cartFragmentId, baseUrl } = value as { id?: unknown; baseUrl?: unknown };
  if (id !== cartFragmentId)
    return `The fragment data belong to ${String(id)}: their \`id\` is not ${cartFragmentId}. Remove the id, or correct it.`;
  if (baseUrl === undefined)
    return 'The fragment data have no `baseUrl`. Set it to the URL below which the shop has its api folder, such as "/".';
  return `The \`baseUrl\` of the fragment data is neither http(s) nor relative: ${withoutSecrets(JSON.stringify(baseUrl))}`;
}

function explainText(text: string): string {
  if (/^\[object \w+\]$/.test(text)) {
    return (
      `The fragment data are the text ${text}, because the page has written an object into an attribute. ` +
      'Set the property instead (element.fragmentData = data), or write JSON.stringify(data).'
    );
  }
  try {
    return explainValue(JSON.parse(text));
  } catch (error) {
    const { position, remedy } = findFault(text);
    const before = text.slice(0, position).split('\n');
    const ahead = withoutSecrets(text.slice(Math.max(0, position - 200), position)).slice(-20);
    const near = JSON.stringify(ahead + withoutSecrets(text.slice(position, position + 200)).slice(0, 20));
    return [
      `The fragment data are not valid JSON, line ${before.length}, column ${(before.at(-1) ?? '').length + 1}, near ${near}.`,
      remedy ?? withoutSecrets(String(error)),
    ].join(' ');
  }
}

/** The data may have the hash of an e-mail address, and the console may be logged. */
function withoutSecrets(text: string): string {
  return scrubText(text).replaceAll(/[0-9a-f]{8,}/gi, '[hash]');
}

interface JsonFault {
  /** Index in the text. */
  readonly position: number;
  readonly remedy: string | null;
}

/** What JSON consists of, one piece at a time. */
const token = /[\s{}[\]:,]+|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iy;
const lastComma = /,\s*[}\]]/;

const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /^[\u2018-\u201f\u00ab\u00bb]/,
    'These are typographic quotes. Turn off the feature that inserts them (in WordPress: use a Custom HTML block).',
  ],
  [
    /^&/,
    'Entities are not decoded inside a script. Print the JSON without escaping its quotes (in PHP: json_encode, without esc_html).',
  ],
  [/^'/, 'JSON allows only double quotes.'],
  [/^\/[/*]/, 'JSON allows no comments.'],
  [/^</, 'The editor has inserted markup into the script. Turn off its formatting.'],
  [/^[\w$]/, 'Names and texts need double quotes, and nothing may follow the data.'],
  [/^"/, 'This text is not closed, or contains a line break, which must be written as \\n.'],
];

function findFault(text: string): JsonFault {
  let position = 0;
  for (token.lastIndex = 0; ; position = token.lastIndex) {
    const [piece] = token.exec(text) ?? [];
    if (piece === undefined) break;
    const comma = piece.startsWith('"') ? -1 : piece.search(lastComma);
    if (comma >= 0) return { position: position + comma, remedy: 'JSON allows no comma after the last entry.' };
  }
  const remedy = remedies.find(([pattern]) => pattern.test(text.slice(position, position + 2)));
  return { position, remedy: remedy?.[1] ?? null };
}
