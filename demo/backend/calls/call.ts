import type { Operation, OperationAnswer } from 'cart-fragment/contract';
import type * as z from 'zod/mini';
import type { Shop } from '../shop.ts';
import type { ShopState } from '../state/shop-state.ts';

type ReadBy<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : null;

/** One call with its input, already checked. */
export interface Call<Called extends Operation> {
  readonly shop: Shop;
  readonly params: ReadBy<Called['params']>;
  readonly query: ReadBy<Called['query']>;
  readonly body: ReadBy<Called['body']>;
}

/** What a call answers and, if it changes anything, what it leaves behind. */
export interface Outcome<Answer> {
  readonly state?: ShopState;
  readonly answer: Answer;
}

/** Answers one operation; throws a Refusal to say no. Runs within the store's atomic update. */
export type Handler<Called extends Operation> = (call: Call<Called>) => Outcome<OperationAnswer<Called>>;
