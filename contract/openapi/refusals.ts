import type { NamedOperation } from 'cart-fragment/api';
import { conditionalOperations } from '../calls/optional-headers.ts';
import { refusalExamples } from './examples/refusals.ts';
import { referenceTo, type Json } from './schemas.ts';

/** A refusal that several calls share: what it means, and the body that the reference backend sends. */
interface SharedRefusal {
  readonly description: string;
  readonly message?: string;
  readonly errorCode?: number;
  readonly category?: string;
  readonly headers?: Json;
}

/** By the name of the component. The cart reacts to the status; a body is optional, but its category may decide the text. */
const sharedRefusals = {
  Unreadable: { description: 'The body is not JSON.', message: 'The body is no JSON.' },
  SignedOut: {
    description: 'The session has expired. The shopper is asked to log in again.',
    message: 'Bitte melde dich an.',
  },
  Foreign: {
    description: 'The header X-Requested-With is missing, so another site may have caused the request.',
    message: 'The header X-Requested-With: cart-fragment is missing.',
  },
  Missing: { description: 'There is no such thing (any more).', message: 'Dieses Produkt gibt es nicht.' },
  Conflict: {
    description:
      'The cart has changed in the meantime, and nothing was applied. The cart fragment fetches the cart, and sends the ' +
      'change once more if it is still needed. The same if the shop does not know the session.',
    message: 'Dein Warenkorb hat sich inzwischen geändert.',
  },
  UnknownSession: {
    description: 'The shop does not know the session, and sets no cookie: only a page opens another session.',
    message: 'Bitte lade die Seite neu.',
  },
  Gone: {
    description: 'There is no such thing any more, and there will not be.',
    message: 'Dieses Produkt gibt es nicht.',
  },
  OtherVersion: {
    description:
      'The cart is not the one that If-Match names. Nothing was applied. The cart fragment fetches the cart again.',
    message: 'Dein Warenkorb hat sich inzwischen geändert.',
  },
  TooLarge: {
    description: 'The body is too large, or asks for too much. Shown at the item.',
    message: 'Das ist zu viel.',
  },
  Refused: {
    description: 'Refused by a rule of the shop, with a code of the error catalog. Nothing was applied.',
    message: 'body: invalid',
    category: 'input_validation_error',
  },
  TooManyRequests: {
    description: 'Too many requests. The cart fragment sends none until the time in Retry-After is over.',
    message: 'Bitte warte einen Moment.',
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  },
  Failed: {
    description: 'Any other status of 400 or more is a technical problem. Shoppers can retry the change.',
    errorCode: 500,
    message: 'Das hat gerade nicht geklappt.',
  },
} as const satisfies Readonly<Record<string, SharedRefusal>>;

type RefusalName = keyof typeof sharedRefusals;

export const errorSchema = { $ref: referenceTo('ErrorAnswer') };

export function refusalComponents(): Json {
  return Object.fromEntries(
    Object.entries<SharedRefusal>(sharedRefusals).map(([name, refusal]) => {
      const { description, headers, errorCode = 0, category = 'external_error', message } = refusal;
      const content = { 'application/json': { schema: errorSchema, example: { errorCode, message, category } } };
      return [name, { description, ...(headers && { headers }), content }];
    }),
  );
}

/** What a call can be refused with, by status. */
export function refusalsOf(operation: NamedOperation): Json {
  const { name, method, body } = operation;
  const isOne = (names: readonly string[]) => names.includes(name);
  const isConditional = isOne(conditionalOperations);
  const own = refusalExamples[name as keyof typeof refusalExamples];
  const statuses: readonly (readonly [number | 'default', RefusalName, boolean])[] = [
    [400, 'Unreadable', body !== null],
    [401, 'SignedOut', true],
    [403, 'Foreign', method === 'POST'],
    [404, 'Missing', isOne(missingOperations)],
    [409, isConditional ? 'Conflict' : 'UnknownSession', true],
    [410, 'Gone', isOne(goneOperations)],
    [412, 'OtherVersion', isConditional],
    [413, 'TooLarge', body !== null],
    [422, 'Refused', body !== null || own !== undefined || operation.query !== null],
    [429, 'TooManyRequests', true],
    ['default', 'Failed', true],
  ];
  return Object.fromEntries(
    statuses
      .filter(([, , applies]) => applies)
      .map(([status, shared]) => [
        status,
        status === 422 && own ? ownRefusal(own) : { $ref: `#/components/responses/${shared}` },
      ]),
  );
}

function ownRefusal(own: NonNullable<(typeof refusalExamples)[keyof typeof refusalExamples]>): Json {
  const examples = Object.entries(own).map(([name, { summary, request, answer }]) => [
    name,
    { summary, value: answer, ...(request !== undefined && { 'x-request': request }) },
  ]);
  return {
    description: sharedRefusals.Refused.description,
    content: { 'application/json': { schema: errorSchema, examples: Object.fromEntries(examples) as Json } },
  };
}

/** Calls that name something which may not exist. After a 404 or 410 of `getCart`, the cart no longer exists. */
const missingOperations = [
  'addItem',
  'addWishlistProduct',
  'getCart',
  'getPackagingVariants',
  'getPaypalOrder',
  'getProductDetails',
  'setItemPackaging',
  'setItemQuantity',
];
const goneOperations = ['addWishlistProduct', 'getCart', 'getProductDetails'];
