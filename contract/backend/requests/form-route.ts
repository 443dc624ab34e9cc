import type { Cart } from 'cart-fragment/api';
import { type Context, Hono } from 'hono';

/** Answers a call of the contract for the visitor of a form. */
type CallShop = (path: string, body?: object) => Promise<Response>;

/** The query parameter for the page that shows the cart: the error code of a refused change, or `synced` for an older cart. */
export const resultParameter = 'cart-form';

/**
 * The form of a cart without scripts (`rootComponentProps.formAction`): sends each change of the form as a call of the
 * contract, and redirects to the page that it came from.
 * @param fetch the shop itself.
 */
export function formRoute(fetch: (request: Request) => Response | Promise<Response>): Hono {
  return new Hono().post('/api/cart/form', async (context) => {
    const { url, headers } = context.req.raw;
    const page = pageOf(context);
    // Another site's form comes with the visitor's cookie, too, unless that is SameSite.
    if (!page) return context.text('Forbidden', 403);
    const form = await context.req.formData();
    const call: CallShop = async (path, body) =>
      fetch(
        new Request(new URL(`../${path}`, url), {
          method: body ? 'POST' : 'GET',
          headers: {
            cookie: headers.get('cookie') ?? '',
            'content-type': 'application/json',
            'x-requested-with': 'cart-fragment',
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
    const cart = (await (await call('cart')).json()) as Cart;
    const isOfPresentCart = form.get('cartId') === cart.cartId && form.get('cartVersion') === String(cart.cartVersion);
    const nextStep = isOfPresentCart ? ownAddress(form.get('next'), page) : null;
    const steps = nextStep ? nextSteps(cart) : [];
    const refusal = await firstRefusal(call, [...changesOf(form, cart, isOfPresentCart), ...steps]);
    if (nextStep && refusal === null) return context.redirect(nextStep, 303);
    const result = refusal ?? (isOfPresentCart ? null : 'synced');
    if (result === null) page.searchParams.delete(resultParameter);
    else page.searchParams.set(resultParameter, String(result));
    return context.redirect(page.href, 303);
  });
}

/** The page with the form; null if it is on another origin. A service worker sees no header of these. */
function pageOf({ req }: Context): URL | null {
  const { origin } = new URL(req.url);
  if ((req.header('origin') ?? origin) !== origin) return null;
  const referrer = [req.header('referer'), req.raw.referrer].find((address) => address?.startsWith(`${origin}/`));
  return new URL(referrer ?? '/', origin);
}

/** The address of the next step, which is the value of its button; null if that was not pressed, or leads elsewhere. */
function ownAddress(value: unknown, page: URL): string | null {
  const address = typeof value === 'string' && value !== '' && URL.canParse(value, page) ? new URL(value, page) : null;
  return address?.origin === page.origin ? address.href : null;
}

/** What the next step asks of the shop, as with scripts. */
function nextSteps({ cartId, items }: Cart): readonly Change[] {
  const hasTickets = items.some(({ appointment }) => appointment);
  return [
    ...(hasTickets ? [['reserve-appointments', {}] as const] : []),
    ['event/checkout-proceeded-to-p2', { cartId }],
  ];
}

type Change = readonly [path: string, body: object];

/** What the shopper has pressed or typed, and chosen: the latter only if the form showed the present cart. */
function changesOf(form: FormData, cart: Cart, isOfPresentCart: boolean): readonly Change[] {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const removed = text('remove-item');
  const code = text('code');
  return [
    ...(isOfPresentCart ? chosenIn(text, cart, removed) : []),
    ...cart.items.flatMap((item) =>
      item.id === removed ? [['cart/remove-item', { cartItemId: item.id }] as const] : [],
    ),
    ...(code ? [['cart/add-coupon', { coupon: code, referer: null }] as const] : []),
  ];
}

function chosenIn(text: (name: string) => string, cart: Cart, removed: string): readonly Change[] {
  const ofItems = cart.items.flatMap((item): Change[] => {
    if (item.id === removed) return [];
    const quantity = Number(text(`quantity-${item.id}`));
    const chosen = text(`packaging-${item.id}`);
    const packaging = item.availablePackagingOptions.find(
      ({ variantId, packagingOptionType }) => (variantId || packagingOptionType) === chosen,
    );
    return [
      ...(quantity > 0 && quantity !== item.quantity
        ? [['cart/set-item-quantity', { cartItemId: item.id, quantity }] as const]
        : []),
      ...(packaging && packaging.packagingOptionType !== item.selectedPackaging?.type
        ? [
            [
              'cart/set-item-packaging',
              {
                itemId: item.id,
                packagingOptionType: packaging.packagingOptionType,
                packagingVariantId: packaging.variantId || null,
              },
            ] as const,
          ]
        : []),
    ];
  });
  const method = text('shipping');
  const isOther = method !== '' && method !== cart.shipping.method;
  return [...ofItems, ...(isOther ? [['cart/set-shipping-method', { method }] as const] : [])];
}

/** Sends changes one after the other, until one is refused. Resolves to the code of the refusal; 0 if it has none. */
async function firstRefusal(call: CallShop, changes: readonly Change[]): Promise<number | null> {
  for (const [path, body] of changes) {
    const answer = await call(path, body);
    if (answer.ok) continue;
    const { errorCode } = (await answer.json().catch(() => ({}))) as { errorCode?: number };
    return errorCode ?? 0;
  }
  return null;
}
