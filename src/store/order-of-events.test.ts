import { describe, expect, it } from 'vitest';
import { type StartedStore, startStore, startWithoutCart } from './testing/start-store.ts';
import { testCart, testItem, testTicket, withQuantity } from './testing/test-cart.ts';
import { settle } from './testing/test-environment.ts';

const [first, second] = [testItem({ id: '1' }), testItem({ id: '2' })];
const next = (items = [first, second], changes = {}) => testCart({ cartVersion: 2, items, ...changes });

interface Story {
  readonly name: string;
  readonly start?: () => Promise<StartedStore>;
  readonly tell: (store: StartedStore) => unknown;
  readonly order: readonly string[];
}

const answer = async (store: StartedStore, name: string, cart = next()) => {
  await settle();
  store.answerLast(name, cart);
  await settle();
};

const version = (number: number) => [`tabs ${number}`, `track cart ${number}`, 'cartChange', 'cartVersionChange'];

const stories: readonly Story[] = [
  {
    name: 'a cart that comes with the page',
    tell: () => {},
    order: ['track cart 1', 'cartChange', 'cartVersionChange'],
  },
  {
    name: 'a cart that is fetched first',
    start: () => startWithoutCart(),
    tell: (store) => answer(store, 'getCart', testCart()),
    order: version(1),
  },
  {
    name: 'a quantity',
    async tell(store) {
      store.setQuantity('1', 2);
      await answer(store, 'setItemQuantity', withQuantity(2));
    },
    order: ['track changed', ...version(2)],
  },
  {
    name: 'a quantity that the shop caps',
    async tell(store) {
      store.setQuantity('1', 9);
      await answer(store, 'setItemQuantity', withQuantity(2));
    },
    order: ['track changed', ...version(2)],
  },
  {
    name: 'two quantities, of which the second cancels the first',
    async tell(store) {
      store.setQuantity('1', 2);
      store.setQuantity('1', 3);
      await answer(store, 'setItemQuantity', withQuantity(3));
    },
    order: ['track changed', 'track changed', ...version(2)],
  },
  {
    name: 'a quantity whose answer is lost',
    async tell(store) {
      store.setQuantity('1', 2);
      await settle();
      store.last('setItemQuantity').lose();
      await answer(store, 'getCart', withQuantity(2));
    },
    order: ['track changed', ...version(2)],
  },
  {
    name: 'the removal of one of two items',
    async tell(store) {
      store.removeItem('1');
      await answer(store, 'removeItem', next([second]));
    },
    order: ['track changed', ...version(2)],
  },
  {
    name: 'the removal of the last item',
    start: () => startStore({ initialCart: testCart({ items: [first] }) }),
    async tell(store) {
      store.removeItem('1');
      await answer(store, 'removeItem', next([]));
    },
    order: ['track changed', ...version(2), 'cartEmptied', 'reload'],
  },
  {
    name: 'the removal of the last item, where the host cancels the reload',
    start: () => startStore({ initialCart: testCart({ items: [first] }) }),
    async tell(store) {
      store.cancels.add('cartEmptied');
      store.removeItem('1');
      await answer(store, 'removeItem', next([]));
    },
    order: ['track changed', ...version(2), 'cartEmptied', 'track emptied'],
  },
  {
    name: 'the removal of the last item, which is undone',
    start: () => startStore({ initialCart: testCart({ items: [first] }), canAddItems: true }),
    async tell(store) {
      followLines(store);
      store.removeItem('1');
      await answer(store, 'removeItem', next([]));
      store.state().removed[0]?.undo();
      await answer(store, 'addItem', testCart({ cartVersion: 3, items: [{ ...first, id: '9' }] }));
    },
    order: ['track changed', ...version(2), 'track changed', ...version(3)],
  },
  {
    name: 'the removal of the last item, whose line goes',
    start: () => startStore({ initialCart: testCart({ items: [first] }), canAddItems: true }),
    async tell(store) {
      followLines(store);
      store.removeItem('1');
      await answer(store, 'removeItem', next([]));
      store.state().removed[0]?.hide();
    },
    order: ['track changed', ...version(2), 'cartEmptied', 'reload'],
  },
  {
    name: 'a move of the last item to the wishlist',
    start: () => startStore({ initialCart: testCart({ items: [first] }) }),
    async tell(store) {
      store.moveToWishlist('1', null);
      await answer(store, 'removeItem', next([]));
    },
    order: ['track changed', ...version(2), 'cartEmptied', 'track emptied'],
  },
  {
    name: 'one of two tickets',
    start: () => startStore({ initialCart: testCart({ items: [testTicket('t', 2)] }) }),
    async tell(store) {
      store.removeRow('t', 1);
      await answer(store, 'setItemQuantity', next([testTicket('t', 1)]));
    },
    order: ['track changed', ...version(2)],
  },
  {
    name: 'a code that the shop applies',
    async tell(store) {
      store.applyCoupon('SOMMER');
      await answer(store, 'addCoupon', next(undefined, { coupon: { code: 'SOMMER' } }));
    },
    order: ['track changed', ...version(2)],
  },
  {
    name: 'a campaign that replaces the first fetch',
    start: () => startWithoutCart({ discountCampaignCookieName: 'campaign' }, { campaign: 'SOMMER' }),
    tell: (store) => answer(store, 'addCoupon', testCart({ coupon: { code: 'SOMMER' } })),
    order: version(1),
  },
  {
    name: 'a version that another tab announces',
    async tell(store) {
      store.hear(2);
      await answer(store, 'getCart', withQuantity(2));
    },
    order: ['track cart 2', 'cartChange', 'cartVersionChange'],
  },
  {
    name: 'a refresh that finds nothing new',
    async tell(store) {
      void store.refresh();
      await answer(store, 'getCart', testCart());
    },
    order: [],
  },
  {
    name: 'another cart',
    async tell(store) {
      void store.refresh();
      await answer(store, 'getCart', testCart({ cartId: 'cart-2' }));
    },
    order: version(1),
  },
  {
    name: 'a cart that the page assigns',
    async tell(store) {
      const { data } = store.state();
      const rootComponentProps = { ...data.rootComponentProps, initialCart: withQuantity(5) };
      store.configure({ ...data, rootComponentProps });
      await settle();
    },
    order: version(2),
  },
];

/** Loads the lines that removals leave. */
function followLines(store: StartedStore): void {
  store.lines.load = () => Promise.resolve();
}

describe('What hosts, analytics and other tabs are told', () => {
  it.each(stories)('of $name', async ({ start = () => startStore(), tell, order }) => {
    const store = await start();
    // The first cart is told in the story of its own.
    if (tell.length > 0 && store.state().phase.kind === 'ready') store.seen.order.length = 0;
    await tell(store);
    expect(store.seen.order).toEqual(order);
  });
});
