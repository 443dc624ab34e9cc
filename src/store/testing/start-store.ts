import type { RootComponentProps } from '../../domain/fragment-data.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import { noticesAt, noticesOf } from '../notices.ts';
import { createCartStore } from '../create-cart-store.ts';
import { createControlledApi } from './controlled-api.ts';
import { testCart, testData } from './test-cart.ts';
import { createTestEnvironment, settle } from './test-environment.ts';

export type StartedStore = Awaited<ReturnType<typeof startStore>>;

/** A store of a page that brought a cart along; it has started, in an environment and with an API that do what a test says. */
export function startStore(props: Partial<RootComponentProps> = {}, cookies: Record<string, string> = {}) {
  return startWithoutCart({ initialCart: testCart(), ...props }, cookies);
}

/** A store that has to fetch its first cart. */
export async function startWithoutCart(props: Partial<RootComponentProps> = {}, cookies: Record<string, string> = {}) {
  const api = createControlledApi();
  const { environment, ...hands } = createTestEnvironment(api.call);
  for (const [name, value] of Object.entries(cookies)) hands.cookies.set(name, value);
  const store = createCartStore(environment, testData(props));
  store.start();
  await settle();
  return { ...api, ...hands, ...store.actions, store, state: () => store.state.getState() };
}

/** What the page tells in its list of notices. */
export function notices({ state }: StartedStore): readonly Notice[] {
  return noticesOf(state());
}

export function noticeKinds(store: StartedStore): readonly string[] {
  return notices(store).map(({ content }) => content.kind);
}

/** What is told at a row, by its item's id, or at a block, by the key of its change. */
export function noticesIn({ state }: StartedStore, place = '1'): readonly Notice[] {
  return noticesAt(state(), place);
}

/** The failures that are told at the row of an item. */
export function rowFailures(store: StartedStore, itemId = '1'): readonly (Failure | null)[] {
  return noticesIn(store, itemId).map(({ content }) => (content.kind === 'failure' ? content.failure : null));
}
