import type { OperationAnswer, operations } from 'cart-fragment/api';
import type { ReceivedCall } from '../../calls/serve-call.ts';
import type { Shop } from '../shop.ts';
import type { ShopState } from '../state/shop-state.ts';

type Name = keyof typeof operations;

/** The answer to a call and, if it changes anything, the new state. */
export interface Outcome<Answer> {
  readonly state?: ShopState;
  readonly answer: Answer;
}

/** Handles one operation, within the store's atomic update. Throws a Refusal to refuse the call. */
export type Handler<Called extends Name> = (
  call: ReceivedCall<Called> & { readonly shop: Shop },
) => Outcome<OperationAnswer<(typeof operations)[Called]>>;
