import type { Operation, OperationAnswer } from 'cart-fragment/contract';
import type * as z from 'zod/mini';
import type { Shop } from '../shop.ts';
import type { ShopState } from '../state/shop-state.ts';

type ReadBy<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : null;

/** A call with its validated input. */
export interface Call<Called extends Operation> {
  readonly shop: Shop;
  readonly params: ReadBy<Called['params']>;
  readonly query: ReadBy<Called['query']>;
  readonly body: ReadBy<Called['body']>;
}

/** The answer to a call and, if it changes anything, the new state. */
export interface Outcome<Answer> {
  readonly state?: ShopState;
  readonly answer: Answer;
}

/** Handles one operation, within the store's atomic update. Throws a Refusal to refuse the call. */
export type Handler<Called extends Operation> = (call: Call<Called>) => Outcome<OperationAnswer<Called>>;
