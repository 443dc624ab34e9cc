import { CodedError } from '../../domain/coded-error.ts';
import { cartFragmentId } from '../../domain/fragment-data.ts';
import { consoleMessage } from '../error-reporting/console-message.ts';
import { scrubText } from '../error-reporting/scrub-text.ts';
import { contentOf, type DataSource } from '../page-data/page-data.ts';
import { isNew, type Report } from './report-mistakes.ts';

/**
 * Says what is wrong with fragment data, and in which source.
 * @param attribute the `base-url`, which overrides the field of any source.
 * @param report by default to the console.
 */
export function explainData(
  source: DataSource | null,
  attribute?: string,
  // oxlint-disable-next-line no-console
  report: Report = (error) => console.error(consoleMessage(error)),
): void {
  const value = source ? contentOf(source) : attribute ? {} : null;
  const fault = typeof value === 'string' ? faultOfText(value, attribute) : faultOfValue(value, attribute);
  const message = `${source ? `${source.name} data` : 'the element'} ${fault}`;
  if (isNew(message)) report(new CodedError('CF-101', message));
}

function faultOfValue(value: unknown, attribute?: string): string {
  if (value == null) return 'has no fragment data';
  if (typeof value !== 'object' || Array.isArray(value)) return 'is not an object';
  const { id = cartFragmentId, baseUrl } = value as { id?: unknown; baseUrl?: unknown };
  if (id !== cartFragmentId) return `has the id ${String(id)}, not ${cartFragmentId}`;
  if ((attribute ?? baseUrl) === undefined) return 'has no baseUrl';
  const name = attribute === undefined ? 'baseUrl' : 'base-url';
  return `has a ${name} that is neither http(s) nor relative: ${withoutSecrets(JSON.stringify(attribute ?? baseUrl))}`;
}

function faultOfText(text: string, attribute?: string): string {
  if (/^\[object \w+\]$/.test(text)) return `is the text ${text}, as the page wrote an object into an attribute`;
  try {
    return faultOfValue(JSON.parse(text), attribute);
  } catch (error) {
    const { position, reason } = findSyntaxFault(text);
    const before = text.slice(0, position).split('\n');
    const ahead = withoutSecrets(text.slice(Math.max(0, position - 200), position)).slice(-20);
    const near = JSON.stringify(ahead + withoutSecrets(text.slice(position, position + 200)).slice(0, 20));
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}, near ${near}`;
    return `is not valid JSON, ${place}: ${reason ?? withoutSecrets(String(error))}`;
  }
}

/** Fragment data may contain the hash of an e-mail address, and pages may collect console output. */
function withoutSecrets(text: string): string {
  return scrubText(text).replaceAll(/[0-9a-f]{8,}/gi, '[hash]');
}

/** One token of JSON, or adjacent punctuation. */
const token = /[\s{}[\]:,]+|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iy;
const lastComma = /,\s*[}\]]/;

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^[\u2018-\u201f\u00ab\u00bb]/, 'these are typographic quotes'],
  [/^&/, 'entities are not decoded inside a script'],
];

function findSyntaxFault(text: string): { readonly position: number; readonly reason: string | null } {
  let position = 0;
  for (token.lastIndex = 0; ; position = token.lastIndex) {
    const [found] = token.exec(text) ?? [];
    if (found === undefined) break;
    const comma = found.startsWith('"') ? -1 : found.search(lastComma);
    if (comma >= 0) return { position: position + comma, reason: 'JSON allows no trailing comma' };
  }
  const [, reason = null] = reasons.find(([pattern]) => pattern.test(text.slice(position, position + 2))) ?? [];
  return { position, reason };
}
