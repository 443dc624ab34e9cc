import { vi } from 'vitest';
import type { RootComponentProps } from '../../domain/fragment-data.ts';
import { createCartStore } from '../create-cart-store.ts';
import { createControlledApi } from './controlled-api.ts';
import { testCart, testData } from './test-cart.ts';
import { createTestWorld, settle } from './test-world.ts';

/** A store that has started, in a world and with an API that do what a test says. */
export async function startStore(props: Partial<RootComponentProps> = {}, cookies: Record<string, string> = {}) {
  const api = createControlledApi();
  const { world, ...hands } = createTestWorld(api.call);
  for (const [name, value] of Object.entries(cookies)) hands.cookies.set(name, value);
  const store = createCartStore(world, testData({ initialCart: testCart(), ...props }));
  store.start();
  store.prepare();
  await vi.dynamicImportSettled();
  await settle();
  return { ...api, ...hands, ...store.actions, state: () => store.state.getState() };
}
