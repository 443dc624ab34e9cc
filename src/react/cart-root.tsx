import { type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { CartStore } from '../store/create-cart-store.ts';
import { Announcement } from './announce/announcement.tsx';
import { BaseUrlContext, CartContext, type CartContextValue, type RowRange } from './cart-context.tsx';
import { CartPage } from './cart-page.tsx';
import { CrashBoundary, type CrashListener } from './crash/crash-boundary.tsx';
import { Snackbars } from './snackbar/snackbars.tsx';

const allRows: RowRange = [0, Infinity];

export interface CartRootProps {
  readonly store: CartStore;
  readonly host: HTMLElement | null;
  /** Whether it is rendered on the server, where the URL of the page is unknown, or hydrates that. */
  readonly rendered?: boolean;
  /** The items to render; all by default. */
  readonly rows?: RowRange | undefined;
  /** Called when the page crashes, before the error screen replaces it. */
  readonly onCrash?: CrashListener;
  readonly onRowCrash?: (error: unknown) => void;
  /** A part of the page; all of it by default. */
  readonly children?: ReactElement;
}

/** The cart page of one element, identical on the server, during hydration and in a client render. */
export function CartRoot({
  store,
  host,
  rendered = false,
  rows = allRows,
  onCrash = ignore,
  onRowCrash = ignore,
  children = page,
}: CartRootProps) {
  const context = useMemo<CartContextValue>(
    () => ({ store, state: store.state, host, rows, onRowCrash }),
    [store, host, rows, onRowCrash],
  );
  const baseUrl = useStore(store.state, ({ data }) => (rendered ? data.linkBase : data.baseUrl));
  return (
    <div className="root" lang="de">
      <CrashBoundary onCrash={onCrash}>
        <CartContext value={context}>
          <BaseUrlContext value={baseUrl}>{children}</BaseUrlContext>
        </CartContext>
      </CrashBoundary>
    </div>
  );
}

const page = (
  <>
    <CartPage />
    <Snackbars />
    <Announcement />
  </>
);

const ignore = () => null;
