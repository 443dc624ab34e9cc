/**
 * The last step of an order: its contents, how it is delivered and paid, and the button that places it. The button
 * follows directly below the contents and the total, as German law requires (§ 312j BGB).
 */
import { html, nothing, render } from 'lit-html';
import type { Cart } from 'cart-fragment-contract';
import { control } from './backend/control.ts';
import { deliveryOf } from './order/order-delivery.ts';
import { orderContents } from './order/order-contents.ts';
import { orderDetails } from './order/order-details.ts';
import { orderOf, rememberOrder } from './order/order.ts';
import { forgetPayment, paymentIdOf, paymentOf, type Payment } from './order/order-payment.ts';
import { isComplete } from './order/order-person.ts';
import { uniqueId } from './unique-id.ts';

export interface LastCheckParts {
  readonly details: HTMLElement;
  readonly contents: HTMLElement;
  readonly actions: HTMLElement;
}

type OrderState = 'checking' | 'ordering' | { readonly failed: string };

export async function showLastCheck({ details, contents, actions }: LastCheckParts, cart: Cart): Promise<void> {
  const payment = paymentOf(cart);
  if (payment.person && !payment.isExpress && !isComplete(payment.person)) {
    location.replace('checkout.html');
    return;
  }
  // Without the terms, the page says nothing about time.
  const terms = await control.deliveryTerms().catch(() => []);
  const delivery = deliveryOf(cart, terms);

  // A second click after a lost answer is the same order.
  const key = uniqueId();

  async function placeOrder(): Promise<void> {
    draw('ordering');
    try {
      const { cartId, cartVersion } = cart;
      const paidBy = { type: payment.type, id: paymentIdOf(payment) };
      await control.post('order', { cartId, cartVersion, key, payment: paidBy });
    } catch (error) {
      // The shop's refusals are plain errors with a sentence for the shopper.
      draw({ failed: error instanceof Error && error.name === 'Error' ? error.message : unanswered });
      return;
    }
    rememberOrder(orderOf(cart, terms, payment));
    forgetPayment();
    // Replaces this page, so that Back does not return to an order that is already placed.
    location.replace('confirmation.html');
  }

  function draw(state: OrderState): void {
    render(
      orderActions(payment, state, () => void placeOrder()),
      actions,
    );
  }

  render(orderDetails(cart, payment, delivery, true), details);
  render(orderContents(cart, delivery), contents);
  draw('checking');
}

const unanswered =
  'Wir wissen nicht, ob deine Bestellung angekommen ist. Prüfe deine Internetverbindung und versuche es erneut: Doppelt bestellt wird nichts.';

function orderActions({ isExpress }: Payment, state: OrderState, placeOrder: () => void) {
  const isOrdering = state === 'ordering';
  return html`<button
      class="btn btn-primary"
      aria-disabled=${isOrdering}
      @click=${() => {
        if (!isOrdering) placeOrder();
      }}
    >
      Zahlungspflichtig bestellen
    </button>
    <div class="order-failure" role="alert">
      ${typeof state === 'object' ? html`<p>${state.failed} <a href="index.html">Zum Warenkorb</a></p>` : nothing}
    </div>
    ${
      isExpress
        ? backLink('index.html', 'Zurück zum Warenkorb')
        : backLink('checkout.html', 'Zurück zu den Bestelldaten')
    }`;
}

function backLink(href: string, text: string) {
  return html`<a class="back" href=${href}
    ><svg aria-hidden="true"><use href="host/icons.svg#back" /></svg>${text}</a
  >`;
}
