import type { RootComponentProps } from '../../domain/fragment-data.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import { openEntries } from '../intents/entry.ts';
import { checkoutSlot, itemSlot, packagingSlot } from '../intents/slots.ts';
import { noticesAt, noticesOf } from '../cart/notices.ts';
import { createCartStore } from '../create-cart-store.ts';
// A test file that ends while a chunk is being loaded would break its modules for the next file.
import '../fetching/tell-sums.ts';
import { createControlledApi } from './controlled-api.ts';
import { testCart, testData } from './test-cart.ts';
import { createTestEnvironment, noKeeping, settle } from './test-environment.ts';

export type StartedStore = Awaited<ReturnType<typeof startStore>>;

/** A started store with an initial cart, in an environment and with an API that the test controls. */
export function startStore(props: Partial<RootComponentProps> = {}, cookies: Record<string, string> = {}) {
  return startWithoutCart({ initialCart: testCart(), ...props }, cookies);
}

/** A started store that has to fetch its first cart. */
export async function startWithoutCart(props: Partial<RootComponentProps> = {}, cookies: Record<string, string> = {}) {
  const api = createControlledApi();
  const { environment, ...controls } = createTestEnvironment(api.call);
  for (const [name, value] of Object.entries(cookies)) controls.cookies.set(name, value);
  const store = createCartStore(environment, testData(props), noKeeping);
  store.start();
  await settle();
  return { ...api, ...controls, ...store.actions, store, state: () => store.state.getState() };
}

/** The state with its open entries. */
export function withOpen({ state }: Pick<StartedStore, 'state'>) {
  return { ...state(), open: openEntries(state()) };
}

/** The notices about the page, the cart, payments and the step to the checkout. */
export function notices({ state }: StartedStore): readonly Notice[] {
  const payments = state().notices.filter(({ content }) => content.kind === 'payment');
  return [...noticesOf(state()), ...payments, ...noticesAt(state(), checkoutSlot)];
}

export function noticeKinds(store: StartedStore): readonly string[] {
  return notices(store).map(({ content }) => content.kind);
}

/** The notices about an item, by its id, or about another part of the cart, by the key of its change. */
export function noticesIn({ state }: StartedStore, target = '1'): readonly Notice[] {
  return [itemSlot(target), packagingSlot(target), target].flatMap((key) => noticesAt(state(), key));
}

/** The failures that the row of an item shows. */
export function rowFailures(store: StartedStore, itemId = '1'): readonly (Failure | null)[] {
  return noticesIn(store, itemId).map(({ content }) => (content.kind === 'failure' ? content.failure : null));
}
