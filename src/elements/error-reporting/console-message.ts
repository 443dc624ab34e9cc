import { Mistake } from '../../domain/mistake.ts';
import { callHints, callOfChange } from './call-hints.ts';

/** The remedy for messages that match a pattern. */
export interface Remedy {
  readonly pattern: RegExp;
  readonly remedy: string;
}

const anotherReact = ' with another React';

interface CallFault extends Remedy {
  /** The observed response. `$1` is the first group of the pattern. */
  readonly observed: string;
  /** Whether the remedy suffices without the expected answer of the call. */
  readonly complete?: true;
}

const loginPageRemedy = 'If the session has expired, answer with 401 rather than with a login page';

/** Faults of a call. The first match applies, tested against the message without the call, and the start of the body. */
export const callFaults: readonly CallFault[] = [
  {
    pattern: /^the request or its answer was lost/,
    observed: 'got no answer',
    remedy:
      'Either there was no connection, or the browser blocked the call: check the CORS headers of the shop (docs/api.md, ' +
      "Another origin) and connect-src in the page's Content-Security-Policy.",
    complete: true,
  },
  {
    pattern: /^the answer was cut short/,
    observed: 'got an incomplete answer',
    remedy: 'The connection was interrupted, or Content-Length is wrong.',
  },
  {
    pattern: /^the answer is not JSON, redirected/,
    observed: 'was redirected to an HTML page',
    remedy: `${loginPageRemedy}.`,
  },
  {
    pattern: /^the answer is not JSON, status (\d+), </,
    observed: 'answered $1 with HTML instead of JSON',
    remedy: `${loginPageRemedy}; also check that baseUrl points to the shop's API.`,
  },
  {
    pattern: /^the answer is not JSON, status (\d+), $/,
    observed: 'answered $1 with an empty body',
    remedy: 'A response with status 204 has no body.',
  },
  {
    pattern: /^the answer is not JSON, status (\d+)/,
    observed: 'answered $1 with a body that is not JSON',
    remedy: 'Look for warnings of the backend before the JSON, or for truncated JSON.',
  },
  {
    pattern: /^(?:refused with code -?\d+, )?status (401|403)/,
    observed: 'answered $1, which counts as an expired login',
    remedy: 'If the session is valid, check that its cookie reaches the API (docs/api.md, Another origin).',
    complete: true,
  },
  {
    pattern: /^status (404|405|410)/,
    observed: 'answered $1',
    remedy: 'If the route exists, check that baseUrl ends with a slash.',
  },
  {
    pattern: /^status (5\d\d)/,
    observed: 'answered $1',
    remedy: 'See the log of the backend.',
    complete: true,
  },
  {
    pattern: /^status (\d+)/,
    observed: 'answered $1 without an errorCode',
    remedy: 'Answer errors with {"errorCode": …, "message": …}.',
  },
  {
    pattern: /^refused with code (-?\d+), status (5\d\d)/,
    observed: 'answered $2 with errorCode $1',
    remedy: 'See the log of the backend.',
    complete: true,
  },
  {
    pattern: /^refused with code (-?\d+), status (\d+)/,
    observed: 'answered $2 with errorCode $1',
    remedy: 'To show the shopper a reason, answer with a code or a category of the error catalog.',
    complete: true,
  },
  {
    pattern: /^unusable field (\S+)/,
    observed: 'answered with an unusable field $1',
    remedy: 'Compare the answer with dist/openapi.json.',
  },
  {
    pattern: /^(?:unusable field|the wishlist is not a list)/,
    observed: 'answered with an unexpected body',
    remedy: 'Compare the answer with dist/openapi.json.',
  },
  {
    pattern: /^answered with an old cart/,
    observed: 'answered with an outdated cart that lacks the change',
    remedy: 'Increase cartVersion with every change, and do not answer from a stale replica.',
    complete: true,
  },
  {
    pattern: /^unusable id/,
    observed: 'was not sent because an id in the data is empty or consists of dots',
    remedy: 'Correct the id of the product or packaging.',
    complete: true,
  },
];

/** Remedies for all other messages. A test compares them with docs/troubleshooting.md. */
export const remedies: readonly Remedy[] = [
  {
    pattern: /^Could not initialize cart-fragment because there was no fragment data for it/,
    remedy: 'Another console message explains the problem.',
  },
  {
    pattern: /^unusable fragment data/,
    remedy: 'This source is skipped. Another console message explains the problem.',
  },
  {
    pattern: /^unknown value in category/,
    remedy: 'The errorCode is used instead. Use a category of the error catalog in dist/openapi.json.',
  },
  {
    pattern: /^the dsn of the error reporting is not valid/,
    remedy: 'Errors are logged to the console instead. Copy the DSN from the settings of the Sentry project.',
  },
  {
    pattern: /^the cart went back from version/,
    remedy:
      'The cart shows what the shop has. Let cartVersion increase with every change, also across servers and after a database was restored.',
  },
  {
    pattern: /^no usable next step/,
    remedy: 'The shopper cannot proceed. Set nextStepUrl, or add its origin to allowedOrigins.',
  },
  {
    pattern: /^lastCheckUrl is missing or not allowed/,
    remedy: 'No express payment starts. Set it, or add its origin to allowedOrigins.',
  },
  {
    pattern: /^(?:the script of \S+ |the card provider is not available)/,
    remedy:
      "This payment method is not offered. Check script-src in the page's Content-Security-Policy (docs/express.md), and whether the script's URL works.",
  },
  {
    pattern: /^the wallets could not be loaded/,
    remedy:
      'Google Pay and Apple Pay are not offered. Check stripePublishableKey, and register the domain with Stripe.',
  },
  {
    pattern: /^(?:PayPal|Stripe) timed out/,
    remedy:
      'This payment method is not offered until the shopper presses Erneut versuchen. Check the network panel for calls of the provider that hang.',
  },
  {
    pattern: /^the URL of PayPal's SDK v6 has no client-id/,
    remedy: 'PayPal is not offered. Add ?client-id=… to scriptUrl (docs/express.md).',
  },
  {
    pattern: /^generic_paypal_express_error/,
    remedy:
      "PayPal failed, or paypalScriptUrl is empty. Check the URL's client-id and currency, and PayPal's own messages.",
  },
  {
    pattern: /^no script is loaded from/,
    remedy: 'Use an https URL for the script.',
  },
  {
    pattern: /createPolicy|TrustedScriptURL/,
    remedy:
      'Add cart-fragment to the trusted-types directive of the Content-Security-Policy (docs/integrating.md, Trusted Types).',
  },
  {
    pattern: /^loading a chunk timed out|dynamically imported module|module script failed/i,
    remedy:
      "A file in chunks could not be loaded. Deploy the whole dist folder, and retain the previous version's chunks on the server.",
  },
];

/** Remedies by the context of an error, whatever its message. */
export const remediesByContext: Readonly<Record<string, string>> = {
  'rendering with React 19':
    'The error screen is shown. Unless a script of the page changes built-in objects, this is a bug in the package: report it with its stack.',
  [`rendering${anotherReact}`]:
    "The error screen is shown. This entry shares the page's React and needs version 19. Import cart-fragment/cart-fragment.js or cart-fragment/wishlist-fragment.js instead, which contain their own.",
  'rendering a row':
    'The row shows a message, and the rest of the cart works. Compare its item with dist/openapi.json; if it is valid, this is a bug in the package: report it with its stack.',
  'hydrating the server markup':
    'The server markup was changed before the script ran, so the cart was rendered again. Output it unchanged (docs/integrating.md, Server rendering).',
  'loading the error reporting':
    'Errors are logged to the console instead. Deploy the whole dist folder, and check script-src.',
};

/**
 * Returns the message for the author of the page: the call, the observed response, its effect on the page, and the
 * remedy. Returns the error's own message if there is none.
 * @param context where the error occurred.
 */
export function consoleMessage(error: unknown, context = ''): string {
  const { message: raw, details, status } = Object(error) as { message?: unknown; details?: unknown; status?: unknown };
  const message = typeof raw === 'string' ? raw : String(error);
  const [, subject = '', fact = message] = /^((?:GET|POST) \S+|\w+): (.*)$/s.exec(message) ?? [];
  const call = callOfChange[subject] ?? subject;
  const hint = callHints[call];
  if (!hint) return withRemedy(message, context);
  const { start, redirectedTo } = Object(details) as { start?: string; redirectedTo?: string };
  const facts =
    start === undefined ? fact : `${fact}, ${redirectedTo ? 'redirected' : `status ${String(status)}, ${start}`}`;
  const fault = callFaults.find(({ pattern }) => pattern.test(facts));
  if (!fault) return `${call}: ${fact}`;
  const observed = fault.observed.replaceAll(
    /\$(\d)/g,
    (_, group: string) => fault.pattern.exec(facts)?.[Number(group)] ?? '',
  );
  const remedy = fault.complete ? fault.remedy : `${hint.answer} ${fault.remedy}`;
  return `${call} ${observed}: ${hint.effect}. ${remedy}`;
}

function withRemedy(message: string, context: string): string {
  const remedy = remedies.find(({ pattern }) => pattern.test(message))?.remedy ?? remediesByContext[kindOf(context)];
  const prefixed = context ? `${context}: ${message}` : message;
  return remedy ? `${prefixed.replace(/\.$/, '')}. ${remedy}` : prefixed;
}

/** A version other than 19 does not work, which is not the package's fault. */
function kindOf(context: string): string {
  return context.replace(/ with React .*/, (text) =>
    text.startsWith(' with React 19.') ? ' with React 19' : anotherReact,
  );
}

/** Whether those who develop the page or the shop have to mend it. The console says so even if errors are sent. */
export function isMistake(error: unknown, context: string): boolean {
  return error instanceof Mistake || kindOf(context).endsWith(anotherReact);
}
