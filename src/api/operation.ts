import { cartSchema } from './schemas/cart.ts';
import type * as z from './schemas/zod.ts';

/**
 * One operation of the shop's API: its path, its input and its response. The client, the reference backend and the
 * OpenAPI document are all built from these.
 */
export interface Operation<
  Params extends z.ZodMiniType | null = z.ZodMiniType | null,
  Query extends z.ZodMiniType | null = z.ZodMiniType | null,
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Answer extends z.ZodMiniType | null = z.ZodMiniType | null,
> {
  readonly method: 'GET' | 'POST';
  /** Relative to baseUrl, with `{name}` for each path parameter. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Schema of the response body; null if the body is ignored. */
  readonly answer: Answer;
  /** `no-store` where a cached response would be wrong, even if the server allows caching. */
  readonly cache?: RequestCache;
}

/* @__NO_SIDE_EFFECTS__ */
export function defineOperation<
  Params extends z.ZodMiniType | null = null,
  Query extends z.ZodMiniType | null = null,
  Body extends z.ZodMiniType | null = null,
  Answer extends z.ZodMiniType | null = null,
>(
  method: 'GET' | 'POST',
  path: `api/${string}`,
  parts: Partial<Omit<Operation<Params, Query, Body, Answer>, 'method' | 'path'>>,
): Operation<Params, Query, Body, Answer> {
  const none = { params: null as Params, query: null as Query, body: null as Body, answer: null as Answer };
  return { method, path, ...none, ...parts };
}

/** A call that changes the cart, and returns it. */
/* @__NO_SIDE_EFFECTS__ */
export function defineChange<Body extends z.ZodMiniType | null>(path: `api/cart/${string}`, body: Body) {
  return defineOperation('POST', path, { body, answer: cartSchema });
}

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;

/** The input of a call: only the parts that the operation has. */
export type OperationArguments<Called extends Operation> = ([Called['params']] extends [z.ZodMiniType]
  ? { readonly params: InputOf<Called['params']> }
  : unknown) &
  ([Called['query']] extends [z.ZodMiniType] ? { readonly query: InputOf<Called['query']> } : unknown) &
  ([Called['body']] extends [z.ZodMiniType] ? { readonly body: InputOf<Called['body']> } : unknown);

export type OperationAnswer<Called extends Operation> = Called['answer'] extends z.ZodMiniType
  ? z.output<Called['answer']>
  : void;
