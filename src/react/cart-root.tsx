import { useMemo } from 'react';
import type { CartStore } from '../store/cart-store.ts';
import { LiveRegion } from './announce/live-region.tsx';
import { CartContext, type CartPlace } from './cart-context.tsx';
import { CartPage } from './cart-page.tsx';
import { CrashBoundary } from './crash/crash-boundary.tsx';
import { CrashedPage } from './crash/crashed-page.tsx';
import { Snackbars } from './snackbar/snackbars.tsx';

interface CartRootProps {
  readonly store: CartStore;
  /** The element that the page stands in; null on the server. */
  readonly host: HTMLElement | null;
  /** Hears of everything that broke while rendering, in one row or in the whole page. */
  readonly onCrash?: (error: unknown) => void;
  /** Opens the report dialog for the last crash; without it, the crash screen has no such button. */
  readonly onReport?: (() => void) | undefined;
}

/** The cart page of one element: the same on the server, at hydration and in a fresh render. */
export function CartRoot({ store, host, onCrash = ignore, onReport }: CartRootProps) {
  const place = useMemo<CartPlace>(() => ({ store, host, onCrash }), [store, host, onCrash]);
  return (
    <div className="root" lang="de">
      <CrashBoundary onCrash={onCrash} fallback={(restart) => <CrashedPage onRestart={restart} onReport={onReport} />}>
        <CartContext value={place}>
          <Snackbars>
            <CartPage />
          </Snackbars>
          <LiveRegion />
        </CartContext>
      </CrashBoundary>
    </div>
  );
}

function ignore(): void {}
