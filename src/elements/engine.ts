import type { createCartController } from './cart-controller.ts';
import { pendingChanges } from '../storage/cart-values.ts';
import type { Keeping } from '../store/chunks.ts';
import { createLoader, type Load } from './early/load-program.ts';

/** React's renderer, the store, and all that a cart needs once something is to change. */
interface Engine {
  readonly createCartController: typeof createCartController;
  /** Loaded already if changes were stored before the engine was there. */
  readonly keeping: Keeping | null;
}

let provide: (engine: Engine) => void;

export const engine = new Promise<Engine>((resolve) => (provide = resolve));

const load = createLoader(async () => {
  const loaded = await import('./cart-controller.ts');
  // A page that is left while this code loads would lose the changes that the store takes over.
  const keeping = pendingChanges.read() ? await import('../store/queue/kept/keep-intents.ts').catch(() => null) : null;
  provide({ ...loaded, keeping });
});

export const loadEngine: Load = () => Promise.race([engine, load()]);
