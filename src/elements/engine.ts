import type { createCartController } from './cart-controller.ts';
import { createLoader, type Load } from './early/load-program.ts';

/** React's renderer, the store, and all that a cart needs once something is to change. */
interface Engine {
  readonly createCartController: typeof createCartController;
}

let provide: (engine: Engine) => void;

/** Resolves once the engine has loaded. */
export const engine = new Promise<Engine>((resolve) => (provide = resolve));

const load = createLoader(() => import('./cart-controller.ts').then(provide));

/** Loads the engine, and retries until it succeeds. */
export const loadEngine: Load = () => Promise.race([engine, load()]);
