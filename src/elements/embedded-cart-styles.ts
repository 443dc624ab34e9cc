import { cartStyles } from '../react/styles.ts';
import { provideCartStyles } from './cart-styles-source.ts';

// A bundler moves modules away from the files that stand beside them, so its style is a part of the program.
provideCartStyles(cartStyles);
