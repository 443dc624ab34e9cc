// docs
import { cartFragmentHead } from 'cart-fragment/server';

const head = cartFragmentHead({ packageUrl: '/cart/0.2.0/', baseUrl: 'https://shop.example/' });
// docs end

export { head };
