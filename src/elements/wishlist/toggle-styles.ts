import shared from '../../react/base/shared.css';
import tokens from '../../react/base/tokens.css';
import snackbar from '../../react/snackbar/snackbar.css';
import firstBrand from '../../react/theme/first-brand.css';
import secondBrand from '../../react/theme/second-brand.css';
import toggle from './toggle.css';

export const toggleStyles: string = [tokens, firstBrand, secondBrand, shared, snackbar, toggle].join('\n');
