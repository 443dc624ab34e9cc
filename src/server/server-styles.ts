import early from '../react/early/early.css';
import cartStyles from '../react/cart.css';

/** The styles of server markup: those of the cart, and of what it shows before the program has loaded. */
export const serverStyles = `${cartStyles}\n${early}`;
