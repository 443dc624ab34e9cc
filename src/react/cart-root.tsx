import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { CartStore } from '../store/cart-store.ts';
import { Announcement } from './announce/announcement.tsx';
import { BaseUrlContext, CartContext, type CartPlace } from './cart-context.tsx';
import { CartPage } from './cart-page.tsx';
import { CrashBoundary, type CrashListener } from './crash/crash-boundary.tsx';
import { CrashScreen } from './crash/crash-screen.tsx';
import { Snackbars } from './snackbar/snackbars.tsx';

interface CartRootProps {
  readonly store: CartStore;
  /** The cart's element, null on the server. */
  readonly host: HTMLElement | null;
  /** Whether the first render is on the server, or hydrates its markup. */
  readonly rendered?: boolean;
  /** Called when the page crashes, before the error screen replaces it. */
  readonly onCrash?: CrashListener;
  /** Called when a row crashes, which the rest of the page survives. */
  readonly onRowCrash?: (error: unknown) => void;
}

/** The cart page of one element: the same on the server, at hydration and in a fresh render. */
export function CartRoot({ store, host, rendered = false, onCrash = ignore, onRowCrash = ignore }: CartRootProps) {
  const place = useMemo<CartPlace>(() => ({ store, host, rendered, onRowCrash }), [store, host, rendered, onRowCrash]);
  const baseUrl = useStore(store.state, ({ data }) => data.baseUrl);
  return (
    <div className="root" lang="de">
      <CrashBoundary
        onCrash={onCrash}
        fallback={(restart, openReport) => <CrashScreen onRestart={restart} openReport={openReport} />}
      >
        <CartContext value={place}>
          <BaseUrlContext value={baseUrl}>
            <CartPage />
            <Snackbars />
            <Announcement />
          </BaseUrlContext>
        </CartContext>
      </CrashBoundary>
    </div>
  );
}

const ignore = () => null;
