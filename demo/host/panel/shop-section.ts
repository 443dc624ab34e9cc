import { html } from 'lit-html';
import { currentMode, usesPaypalSdk6 } from '../shop/shop-cart.ts';
import { currentShop, shopOf, tenants, type Tenant } from '../shop/shops.ts';
import { switchLogin, switchMode, switchPaypalSdk, switchTenant } from '../shop/switch-shop.ts';
import { checkbox, select } from './fields.ts';
import type { PanelActions, PanelState } from './panel-state.ts';

/** Controls for tenant, customer, mode and payment. */
export function shopSection({ settings }: PanelState, { run, expect }: PanelActions) {
  const { tenant } = currentShop();
  const otherBrand: Tenant = tenant.startsWith('JS') ? 'MD_DE' : 'JS_DE';
  return html`<fieldset>
    <legend>Shop</legend>
    ${select(
      'Mandant',
      tenant,
      tenants.map((option) => [option, shopOf(option).label] as const),
      (chosen) => run(() => switchTenant(chosen as Tenant)),
    )}
    <p class="panel-buttons">
      <button type="button" @click=${() => run(() => switchTenant(otherBrand))}>
        Zur Marke ${shopOf(otherBrand).tenantConfig.brandDisplayName}
      </button>
    </p>
    ${checkbox('Angemeldet (Kim Muster)', settings?.loggedIn ?? false, (on) => {
      expect({ loggedIn: on });
      run(() => switchLogin(on));
    })}
    ${checkbox('Einlösen statt einkaufen (mode=redemption)', currentMode() === 'redemption', (on) =>
      run(async () => switchMode(on ? 'redemption' : 'shopping')),
    )}
    ${checkbox('PayPal mit SDK v6 statt v5', usesPaypalSdk6(), switchPaypalSdk)}
  </fieldset>`;
}
