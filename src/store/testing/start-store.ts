import { vi } from 'vitest';
import type { RootComponentProps } from '../../domain/fragment-data.ts';
import { createCartStore } from '../create-cart-store.ts';
import { createControlledApi } from './controlled-api.ts';
import { testCart, testData } from './test-cart.ts';
import { createTestWorld, settle } from './test-world.ts';

export type StartedStore = Awaited<ReturnType<typeof startStore>>;

/** A store of a page that brought a cart along; it has started, in a world and with an API that do what a test says. */
export function startStore(props: Partial<RootComponentProps> = {}, cookies: Record<string, string> = {}) {
  return startWithoutCart({ initialCart: testCart(), ...props }, cookies);
}

/** A store that has to fetch its first cart. */
export async function startWithoutCart(props: Partial<RootComponentProps> = {}, cookies: Record<string, string> = {}) {
  const api = createControlledApi();
  const { world, ...hands } = createTestWorld(api.call);
  for (const [name, value] of Object.entries(cookies)) hands.cookies.set(name, value);
  const store = createCartStore(world, testData(props));
  store.start();
  store.prepare();
  await vi.dynamicImportSettled();
  await settle();
  return { ...api, ...hands, ...store.actions, store, state: () => store.state.getState() };
}

export function noticeKinds(store: StartedStore): readonly string[] {
  return store.state().notices.map(({ content }) => content.kind);
}
