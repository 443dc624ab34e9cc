import type { PaymentProviders } from '../../store/cart/provider-interface.ts';
import { amazon } from './amazon-button.ts';
import { paypal } from './paypal-button.ts';
import { wallets } from './wallet-buttons.ts';

export const paymentProviders: PaymentProviders = { amazon, paypal, wallets };
