import type { ShippingMethod } from 'cart-fragment-contract';
import type { GalleryGroup } from '../gallery-state.ts';

const part = 'shipping';

export const shippingStates: GalleryGroup = {
  id: 'shipping',
  title: 'Versand',
  states: [
    { id: 'shipping-several', title: 'Mehrere Versandarten', scenario: 'single', part },
    { id: 'shipping-boxes', title: 'Versand von Boxen', scenario: 'boxes', part },
    { id: 'shipping-online', title: 'Nur online', scenario: 'online', part },
    { id: 'shipping-swiss', title: 'Nur innerhalb der Schweiz', scenario: 'single', tenant: 'MD_CH', part },
    {
      id: 'shipping-details',
      title: 'Details aufgeklappt',
      scenario: 'single',
      part,
      reach: async (shopper) => {
        await shopper.presses('Details, Expressversand');
      },
    },
    {
      id: 'shipping-warning',
      title: 'Express kommt vielleicht zu spät',
      scenario: 'single',
      part,
      cart: (cart) => ({ ...cart, availableShippingMethods: cart.availableShippingMethods.map(withWarning) }),
    },
    {
      id: 'shipping-none',
      title: 'Keine Versandart',
      scenario: 'single',
      part,
      cart: (cart) => ({
        ...cart,
        shipping: { ...cart.shipping, method: null },
        availableShippingMethods: [],
      }),
    },
  ],
};

function withWarning(method: ShippingMethod): ShippingMethod {
  const description = 'Bestell bis zum 22. Dezember, 12 Uhr, damit dein Geschenk noch vor Heiligabend ankommt.';
  return method.method === 'Express' ? { ...method, details: { label: 'Xmas-Express-Delivery', description } } : method;
}
