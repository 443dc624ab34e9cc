// The entry for pages with React 19.
import 'cart-fragment';
