import type { Cart } from 'cart-fragment-contract';
import type { ShopSettings } from '../backend/control.ts';
import type { GalleryGroup } from '../gallery/gallery-state.ts';
import type { LoggedEvent } from './event-log.ts';

export interface PanelState {
  readonly open: boolean;
  /** Null until the shop has answered. */
  readonly settings: ShopSettings | null;
  readonly cart: Cart | null;
  /** Those of the gallery; empty until their code has loaded. */
  readonly states: readonly GalleryGroup[];
  readonly entries: readonly LoggedEvent[];
  /** Events that the page cancels. */
  readonly cancels: readonly string[];
  /** Values of the panel's fields. */
  readonly choices: Readonly<Record<string, string>>;
  /** The last failure. */
  readonly failure: string | null;
}

export interface PanelActions {
  /** Runs an action on the shop, reads its settings again and shows failures. */
  readonly run: (work: () => Promise<unknown>) => void;
  /** Shows settings that the shop has not confirmed yet. */
  readonly expect: (settings: Partial<ShopSettings>) => void;
  readonly choose: (name: string, value: string) => void;
  readonly set: (changed: Partial<PanelState>) => void;
  readonly clearLog: () => void;
}
