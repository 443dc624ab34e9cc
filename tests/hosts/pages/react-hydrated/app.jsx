import { useEffect, useRef } from 'react';

// docs
/** While React hydrates a page, it attaches no `on<event>` props to the tag, so the component listens itself. */
function Cart({ onCartChange }) {
  const cart = useRef(null);

  useEffect(() => {
    const { current } = cart;
    current.addEventListener('cartChange', onCartChange);
    // Load it only after React has hydrated the page, which would otherwise miss the first event.
    import('/cart/0.2.0/cart-fragment.js');
    return () => current.removeEventListener('cartChange', onCartChange);
  }, [onCartChange]);

  return <cart-fragment ref={cart} base-url="/" tenant="JS_DE" next-step-url="/kasse" />;
}
// docs end

const heard = (name) => () => window.heard.push(name);
const byRef = heard('ref');

/** The second tag has the props that React loses. */
export const App = () => (
  <>
    <Cart onCartChange={byRef} />
    <cart-fragment base-url="/" oncartChange={heard('prop')} />
  </>
);
