// docs
import { cartFragmentHead } from 'cart-fragment/server';

const head = cartFragmentHead({ packageUrl: '/cart/', baseUrl: 'https://shop.example/' });
// docs end

export { head };
