import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

// docs
/**
 * React 18 sets no properties of elements and does not listen to their events, so the component does both before
 * the element starts, right after the render.
 */
function Cart({ data, onCartChange }) {
  const cart = useRef(null);

  useLayoutEffect(() => {
    cart.current.fragmentData = data;
  }, [data]);

  useLayoutEffect(() => {
    const { current } = cart;
    current.addEventListener('cartChange', onCartChange);
    return () => current.removeEventListener('cartChange', onCartChange);
  }, [onCartChange]);

  return <cart-fragment ref={cart} />;
}
// docs end

function App() {
  const [shown, setShown] = useState(true);
  const [data, setData] = useState({
    baseUrl: '/shop/',
    tenant: 'JS_DE',
    rootComponentProps: { nextStepUrl: '/kasse' },
  });
  const [amount, setAmount] = useState(null);
  return (
    <>
      <p>
        Im Warenkorb: <output>{amount}</output> €
      </p>
      <button onClick={() => setData({ ...data, tenant: 'MD_DE' })}>Andere Marke</button>
      <button onClick={() => setShown(!shown)}>Aus und ein</button>
      {shown && <Cart data={data} onCartChange={({ detail }) => setAmount(detail.cart.total.gross.amount)} />}
    </>
  );
}

createRoot(document.querySelector('#app')).render(<App />);
