import { useEffect, useRef, useState } from 'react';

// docs
/**
 * `markup` comes from `renderCartFragment`. In the browser it is empty, because React does not touch the server's nodes
 * while hydrating. Without markup, after a client-side navigation, the element renders on its own.
 */
function Cart({ markup, data, onCartChange }) {
  const box = useRef(null);
  const [rendered] = useState(data);

  useEffect(() => {
    if (data !== rendered) box.current.querySelector('cart-fragment').fragmentData = data;
  }, [data, rendered]);

  useEffect(() => {
    const { current } = box;
    current.addEventListener('cartChange', onCartChange);
    // Load it only after React has hydrated the page, which would otherwise miss the first event.
    import('/cart/0.2.0/cart-fragment.js');
    return () => current.removeEventListener('cartChange', onCartChange);
  }, [onCartChange]);

  return markup === undefined ? (
    <div ref={box}>
      <cart-fragment fragmentData={data} />
    </div>
  ) : (
    <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
// docs end

export function App({ data: first, markup }) {
  const [data, setData] = useState(first);
  const [amount, setAmount] = useState(null);
  const [shown, setShown] = useState(true);
  const [fresh, setFresh] = useState(false);

  function toggle() {
    setShown(!shown);
    setFresh(true);
  }

  return (
    <>
      <p>
        Im Warenkorb: <output>{amount}</output> €
      </p>
      <button onClick={() => setData({ baseUrl: '/shop/', tenant: 'MD_DE' })}>Andere Marke</button>
      <button onClick={toggle}>Aus und ein</button>
      {shown && (
        <Cart
          markup={fresh ? undefined : markup}
          data={data}
          onCartChange={({ detail }) => setAmount(detail.cart.total.gross.amount)}
        />
      )}
    </>
  );
}
