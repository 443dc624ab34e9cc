import {
  validatePersonalInformation,
  postExpressFinished,
  postExpressStarted,
} from '../../api/operations/payment-methods.ts';
import { reserveAppointments } from '../../api/operations/shop.ts';
import type { CallOptions } from '../../api/send-request.ts';
import { hasTickets } from '../../domain/cart.ts';
import { personalInformationOf, type Payer } from '../../domain/payer.ts';
import type { PersonalInformation } from '../../domain/personal-information.ts';
import { cartTenant, countryOf } from '../../domain/tenant.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import { confirmedCart } from '../cart/cart-selectors.ts';
import { reportUnlessLost } from '../cart/navigation.ts';
import type { StoreContext } from '../cart/store-context.ts';
import type { Payment } from './express-state.ts';
import { PaymentStopped } from './payment-failure.ts';

const paymentEvents = { postExpressStarted, postExpressFinished };

/** Posts an event that nothing waits for: the payment continues without an answer. */
export function postPaymentEvent(
  context: StoreContext,
  event: keyof typeof paymentEvents,
  { method, shown: { cartId } }: Payment,
): void {
  const body = { cartId, paymentType: method };
  context.environment.track({ event, paymentType: method });
  context.call(paymentEvents[event], { body }, { keepalive: true }).catch(reportUnlessLost(context));
}

export async function reserveTickets(context: StoreContext, { signal }: Payment): Promise<void> {
  const cart = confirmedCart(context.state.getState());
  if (cart && hasTickets(cart)) await context.call(reserveAppointments, {}, { signal });
}

/** Rejects if details of the payer are missing, or the shop does not accept them. */
export async function validatePayer(
  context: StoreContext,
  payer: Payer,
  options: CallOptions,
): Promise<PersonalInformation> {
  const { rootComponentProps, tenant } = context.state.getState().data;
  const { addressValidationDisabled } = rootComponentProps.payments;
  const fixedCountry = addressValidationDisabled ? countryOf(cartTenant(tenant)) : null;
  const read = personalInformationOf(payer, fixedCountry);
  if ('missing' in read) {
    throw new PaymentStopped(expressTexts.missingDetails(read.missing), { walletReason: 'invalid_billing_address' });
  }
  await context.call(validatePersonalInformation, { body: read.information }, options);
  return read.information;
}
