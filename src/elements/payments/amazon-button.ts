import { amountText, type Purchase } from '../../domain/purchase.ts';
import type { AmazonFlow, AmazonSettings, PaymentProviders } from '../../store/cart/provider-interface.ts';
import type { AmazonAmount, AmazonButton, AmazonPay } from './amazon-pay.ts';
import { uniqueId } from '../../dom/unique-id.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import { loadScript } from './load-script.ts';
import { nonceOf } from '../../dom/nonce-of.ts';

export const amazon: PaymentProviders['amazon'] = async (container, settings, flow) => {
  const pay = await loadScript<AmazonPay>({
    url: settings.scriptUrl,
    nonce: nonceOf(container),
    api: () => window.amazon?.Pay,
  });
  let { purchase } = settings;
  let button = draw(pay, container, settings, flow);
  return {
    update(next) {
      const hasTypeChanged = productType(next) !== productType(purchase);
      purchase = next;
      if (hasTypeChanged) button = draw(pay, container, { ...settings, purchase }, flow);
      else button.updateButtonInfo(amountOf(next));
    },
    remove() {},
  };
};

/** Amazon Pay looks its container up in the document, and draws into each container only once. */
function draw(pay: AmazonPay, container: HTMLElement, settings: AmazonSettings, flow: AmazonFlow): AmazonButton {
  const { merchantId, publicKeyId, isSandbox, purchase } = settings;
  const slot = unclobbered(document).createElement('div');
  slot.id = uniqueId('cart-amazon-pay');
  container.replaceChildren(slot);
  const button = pay.renderButton(`#${slot.id}`, {
    merchantId,
    publicKeyId,
    // The ledger of merchants in the shop's countries is in euros, even for prices in francs.
    ledgerCurrency: 'EUR',
    sandbox: isSandbox,
    checkoutLanguage: 'de_DE',
    productType: productType(purchase),
    placement: 'Cart',
    buttonColor: 'Gold',
    estimatedOrderAmount: amountOf(purchase),
  });
  button.onClick(() => void openCheckout(button, flow));
  return button;
}

async function openCheckout(button: AmazonButton, flow: AmazonFlow): Promise<void> {
  const checkout = await flow.clicked();
  if (!checkout) return;
  try {
    button.initCheckout({
      createCheckoutSessionConfig: checkout.sessionConfig,
      estimatedOrderAmount: amountOf(checkout.purchase),
    });
  } catch (error) {
    flow.failed(error);
  }
}

/** Vouchers sent by e-mail need no shipping address. */
function productType({ shippingMethod }: Purchase) {
  return shippingMethod === 'Online' ? 'PayOnly' : 'PayAndShip';
}

function amountOf(purchase: Purchase): AmazonAmount {
  return { amount: amountText(purchase), currencyCode: purchase.currencyCode };
}
