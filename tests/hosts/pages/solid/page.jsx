import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';

function App() {
  const [shown, setShown] = createSignal(true);
  // docs
  const [data, setData] = createSignal({
    baseUrl: '/shop/',
    tenant: 'JS_DE',
    rootComponentProps: { nextStepUrl: '/kasse' },
  });
  const [amount, setAmount] = createSignal(null);
  // docs end
  return (
    <>
      <p>
        Im Warenkorb: <output>{amount()}</output> €
      </p>
      <button onClick={() => setData({ ...data(), tenant: 'MD_DE' })}>Andere Marke</button>
      <button onClick={() => setShown(!shown())}>Aus und ein</button>
      <Show when={shown()}>
        {/* docs */}
        <cart-fragment
          prop:fragmentData={data()}
          on:cartChange={({ detail }) => setAmount(detail.cart.total.gross.amount)}
        />
        {/* docs end */}
      </Show>
    </>
  );
}

render(App, document.querySelector('#app'));
