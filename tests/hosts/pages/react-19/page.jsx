import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [shown, setShown] = useState(true);
  // docs
  const [data, setData] = useState({
    baseUrl: '/shop/',
    tenant: 'JS_DE',
    rootComponentProps: { nextStepUrl: '/kasse' },
  });
  const [amount, setAmount] = useState(null);
  // docs end
  return (
    <>
      <p>
        Im Warenkorb: <output>{amount}</output> €
      </p>
      <button onClick={() => setData({ ...data, tenant: 'MD_DE' })}>Andere Marke</button>
      <button onClick={() => setShown(!shown)}>Aus und ein</button>
      {shown && (
        // docs
        <cart-fragment fragmentData={data} oncartChange={({ detail }) => setAmount(detail.cart.total.gross.amount)} />
        // docs end
      )}
    </>
  );
}

createRoot(document.querySelector('#app')).render(<App />);
