// docs
'use client';

import type { FragmentDataInput, FragmentEventMap } from 'cart-fragment';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface CartProps {
  /** The result of `renderCartFragment`. Without it, the element renders on its own. */
  markup?: string | undefined;
  data: FragmentDataInput;
  onCartChange: (event: FragmentEventMap['cartChange']) => void;
}

const never = () => () => {};

export function Cart({ markup, data, onCartChange }: CartProps) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // The router passes the markup again with each refresh and navigation, and React would replace the cart by it.
  const [rendered] = useState({ data, markup: isHydrating ? markup : undefined });

  useEffect(() => {
    if (data !== rendered.data) box.current!.querySelector('cart-fragment')!.fragmentData = data;
  }, [data, rendered]);

  useEffect(() => {
    const { current } = box;
    current!.addEventListener('cartChange', onCartChange);
    // Load it only after React has hydrated the page, which would otherwise miss the first event.
    void import('cart-fragment');
    return () => current!.removeEventListener('cartChange', onCartChange);
  }, [onCartChange]);

  return rendered.markup === undefined ? (
    <div ref={box}>
      <cart-fragment fragmentData={data} />
    </div>
  ) : (
    <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rendered.markup }} />
  );
}
// docs end
