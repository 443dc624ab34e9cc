'use client';

import type { FragmentDataInput, FragmentEventMap } from 'cart-fragment';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useCallback, useState, useTransition } from 'react';
import { Cart } from './cart';

export function CartPage({ markup, data: first }: { markup: string; data: FragmentDataInput }) {
  const { refresh } = useRouter();
  const [refreshing, startRefreshing] = useTransition();
  const [data, setData] = useState(first);
  const [amount, setAmount] = useState<number | null>(null);
  const [shown, setShown] = useState(true);
  const [fresh, setFresh] = useState(false);
  const show = useCallback(
    ({ detail }: FragmentEventMap['cartChange']) => setAmount(detail.cart.total.gross.amount),
    [],
  );

  function toggle() {
    setShown(!shown);
    setFresh(true);
  }

  return (
    <>
      <p>
        Im Warenkorb: <output>{amount}</output> €
      </p>
      <button onClick={() => setData({ ...data, tenant: 'MD_DE' })}>Andere Marke</button>
      <button onClick={toggle}>Aus und ein</button>
      <button disabled={refreshing} onClick={() => startRefreshing(refresh)}>
        Auffrischen
      </button>
      <Link href="/other/">Andere Seite</Link>
      {shown && <Cart markup={fresh ? undefined : markup} data={data} onCartChange={show} />}
    </>
  );
}
