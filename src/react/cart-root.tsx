import { useMemo } from 'react';
import type { CartStore } from '../store/cart-store.ts';
import { Announcement } from './announce/announcement.tsx';
import { CartContext, type CartPlace } from './cart-context.tsx';
import { CartPage } from './cart-page.tsx';
import { CrashBoundary, type CrashListener } from './crash/crash-boundary.tsx';
import { CrashScreen } from './crash/crash-screen.tsx';
import { Snackbars } from './snackbar/snackbars.tsx';

interface CartRootProps {
  readonly store: CartStore;
  /** The element that the page stands in; null on the server. */
  readonly host: HTMLElement | null;
  /** Hears when rendering the page broke, so that the error screen takes its place. */
  readonly onCrash?: CrashListener;
  /** Hears when rendering one row broke, which the rest of the page survives. */
  readonly onRowCrash?: (error: unknown) => void;
}

/** The cart page of one element: the same on the server, at hydration and in a fresh render. */
export function CartRoot({ store, host, onCrash = ignore, onRowCrash = ignore }: CartRootProps) {
  const place = useMemo<CartPlace>(() => ({ store, host, onRowCrash }), [store, host, onRowCrash]);
  return (
    <div className="root" lang="de">
      <CrashBoundary
        onCrash={onCrash}
        fallback={(restart, openReport) => <CrashScreen onRestart={restart} openReport={openReport} />}
      >
        <CartContext value={place}>
          <Snackbars>
            <CartPage />
          </Snackbars>
          <Announcement />
        </CartContext>
      </CrashBoundary>
    </div>
  );
}

const ignore = () => null;
