// docs
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p>
      Im Warenkorb: <output>{{ amount }}</output> €
    </p>
    <button (click)="setTenant('MD_DE')">Andere Marke</button>
    <button (click)="shown = !shown">Aus und ein</button>
    @if (shown) {
      <cart-fragment [fragmentData]="data" (cartChange)="showAmount($any($event))"></cart-fragment>
    }
  `,
})
export class App {
  data = { baseUrl: '/shop/', tenant: 'JS_DE', rootComponentProps: { nextStepUrl: '/kasse' } };
  amount: number | null = null;
  shown = true;

  showAmount({ detail }: CustomEvent) {
    this.amount = detail.cart.total.gross.amount;
  }

  setTenant(tenant: string) {
    this.data = { ...this.data, tenant };
  }
}
// docs end
