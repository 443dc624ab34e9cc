import { type ErrorCode, explanations } from '../../domain/error-codes.ts';

/** Errors of browsers, which have no code. */
const browserErrors: readonly (readonly [RegExp, ErrorCode])[] = [
  [/createPolicy|TrustedScriptURL/, 'CF-304'],
  [/dynamically imported module|module script failed/i, 'CF-305'],
];

export function consoleMessage(error: unknown, context?: string): string {
  const text = explain(error, context);
  return `cart-fragment${text.startsWith('CF-') ? '' : ':'} ${text}`;
}

/** @param context where the error occurred. May begin with a code, for any error. */
export function explain(error: unknown, context = ''): string {
  const code = codeOf(error, context);
  const place = context.replace(/^CF-\d+ ?/, '');
  const message = place ? `${place}: ${messageOf(error)}` : messageOf(error);
  if (!code) return message;
  const link = `cart-fragment/docs/errors.md#${code.toLowerCase()}`;
  return `${code}: ${message.replace(/\.$/, '')}. ${explanations[code]} See ${link}`;
}

/** Whether those who develop the page or the shop have to mend it. The console says so even if errors are sent. */
export function isMistake(error: unknown, context: string): boolean {
  const isOtherReact = context.startsWith('CF-401') && !context.includes('React 19.');
  return isOtherReact || /^CF-(?:1|30[12]|50[35])/.test(codeOf(error, context) ?? '');
}

function codeOf(error: unknown, context: string): ErrorCode | undefined {
  const { code } = Object(error) as { code?: unknown };
  // Errors of others may have a code, too.
  const known = [code, context.slice(0, 6)].find((text) => Object.hasOwn(explanations, String(text)));
  return (known as ErrorCode) ?? browserErrors.find(([pattern]) => pattern.test(messageOf(error)))?.[1];
}

function messageOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  return typeof message === 'string' ? message : String(error);
}
