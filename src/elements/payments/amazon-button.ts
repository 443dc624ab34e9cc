import { amountText, type Purchase } from '../../domain/purchase.ts';
import type { AmazonFlow, DrawButtons } from '../../store/cart/provider-interface.ts';
import { uniqueId } from '../../dom/unique-id.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import { loadScript } from './load-script.ts';

type Options = Readonly<Record<string, unknown>>;

/** The part of Amazon's checkout.js that the cart uses. Amazon publishes no types. */
interface AmazonPay {
  renderButton(selector: string, options: Options): AmazonButton;
}

interface AmazonButton {
  onClick(clicked: () => void): void;
  initCheckout(options: Options): void;
  updateButtonInfo(amount: Options): void;
}

declare global {
  interface Window {
    amazon?: { readonly Pay?: AmazonPay };
  }
}

export const amazon: DrawButtons = async (container, { settings: { amazonPay }, purchase }, { amazon: flow }) => {
  if (!amazonPay) return null;
  const { scriptUrl, publicKeyId } = amazonPay;
  const { merchantId, isSandbox } = await flow.merchant();
  const pay = await loadScript<AmazonPay>({ url: scriptUrl, nonce: container.nonce, api: () => window.amazon?.Pay });

  /** Amazon Pay looks its container up in the document, and draws into each container only once. */
  function draw(): AmazonButton {
    const slot = unclobbered(document).createElement('div');
    slot.id = uniqueId('cart-amazon-pay');
    container.replaceChildren(slot);
    const drawn = pay.renderButton(`#${slot.id}`, {
      merchantId,
      publicKeyId,
      // The ledger of merchants in the shop's countries is in euros, even for prices in francs.
      ledgerCurrency: 'EUR',
      sandbox: isSandbox,
      checkoutLanguage: 'de_DE',
      productType: productType(shown),
      placement: 'Cart',
      buttonColor: 'Gold',
      estimatedOrderAmount: amountOf(shown),
    });
    drawn.onClick(() => void openCheckout(drawn, flow));
    return drawn;
  }

  let shown = purchase;
  let button = draw();
  return {
    update(next) {
      const hasTypeChanged = productType(next) !== productType(shown);
      shown = next;
      if (hasTypeChanged) button = draw();
      else button.updateButtonInfo(amountOf(shown));
    },
  };
};

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

function amountOf(purchase: Purchase) {
  return { amount: amountText(purchase), currencyCode: purchase.currencyCode };
}
