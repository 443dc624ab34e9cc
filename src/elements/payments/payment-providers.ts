import type { PaymentProviders } from '../../store/express/provider-interface.ts';
import { amazon } from './amazon-button.ts';
import { paypal } from './paypal-buttons.ts';
import { wallets } from './wallet-buttons.ts';

export const paymentProviders: PaymentProviders = { amazon, paypal, wallets };
