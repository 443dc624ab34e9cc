// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeMessage } from '../../../messages/notice-message.ts';
import { itemLoadingState, canProceed, shownQuantity } from '../../cart/cart-selectors.ts';
import { noticesOf } from '../../cart/notices.ts';
import { openPage, type OpenedPage } from '../../testing/open-page.ts';
import { testCart, testData, testItem, testTicket, withQuantity } from '../../testing/test-cart.ts';
import { settle } from '../../testing/test-environment.ts';
import { openEntries } from '../../intents/entry.ts';

beforeEach(() => sessionStorage.clear());

const entry = () => sessionStorage.getItem('cf_pending_changes');

const messages = ({ state }: OpenedPage) => noticesOf(state()).map(({ content }) => noticeMessage(content, '', null));

async function fetched(page: OpenedPage, cart = testCart()) {
  page.answerLast('getCart', cart);
  await settle();
  return page;
}

/** A page that was killed after a change. */
async function killedAfter(change: (page: OpenedPage) => void, cart = testCart()) {
  const page = await openPage({ initialCart: cart });
  change(page);
  await settle();
  page.kill();
  return page;
}

function blockStorage(): void {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
}

const toThree = (page: OpenedPage) => page.setQuantity('1', 3);
const sent = (page: OpenedPage) =>
  page.calls.filter(({ name }) => name !== 'getCart').map(({ name, input }) => [name, ...input]);

describe('a change of a page that was killed', () => {
  it('is shown as pending and sent once the next page has fetched a cart without it', async () => {
    await killedAfter(toThree);
    const page = await openPage();
    expect(sent(page)).toEqual([]);
    expect(canProceed(page.state())).toBe(false);
    await fetched(page);
    expect(shownQuantity(page.state(), '1')).toBe(3);
    expect(itemLoadingState(page.state(), '1')).toBe('Started');
    expect(sent(page)).toEqual([['setItemQuantity', '1', 3]]);
    page.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect([openEntries(page.state()), entry(), messages(page)]).toEqual([[], null, []]);
  });

  it('is resumed by a page that has to fetch its first cart', async () => {
    await killedAfter(toThree);
    const page = await fetched(await openPage({ initialCart: null }));
    expect(sent(page)).toEqual([['setItemQuantity', '1', 3]]);
  });

  it('is not sent again if the cart shows it', async () => {
    await killedAfter(toThree);
    const page = await fetched(await openPage(), withQuantity(3));
    expect([sent(page), entry(), messages(page)]).toEqual([[], null, []]);
  });

  it('is dropped with a notice if the cart has something newer', async () => {
    await killedAfter(toThree);
    const page = await fetched(await openPage(), withQuantity(5));
    expect([sent(page), entry()]).toEqual([[], null]);
    expect(messages(page)).toEqual([
      {
        kind: 'dropped',
        severity: 'warning',
        text: 'Deine letzte Änderung wurde nicht übernommen. Bitte prüfe deine Bestellung.',
      },
    ]);
  });

  it('survives several pages', async () => {
    await killedAfter(toThree);
    (await openPage()).kill();
    (await fetched(await openPage())).kill();
    const page = await fetched(await openPage());
    expect(sent(page)).toEqual([['setItemQuantity', '1', 3]]);
  });

  it('is sent although the shop has applied an earlier change of the same page', async () => {
    await killedAfter((page) => {
      page.setQuantity('1', 5);
      page.setQuantity('1', 3);
    });
    const page = await fetched(await openPage(), withQuantity(5));
    expect(sent(page)).toEqual([['setItemQuantity', '1', 3]]);
  });

  it('is replaced by a newer one of the next page', async () => {
    await killedAfter(toThree);
    const page = await openPage();
    page.setQuantity('1', 4);
    page.answerLast('setItemQuantity', withQuantity(4));
    await settle();
    expect([sent(page), messages(page), entry()]).toEqual([[['setItemQuantity', '1', 4]], [], null]);
  });

  it('waits with the others for its turn', async () => {
    await killedAfter((page) => {
      page.chooseShipping('Express');
      page.setQuantity('1', 3);
      page.removeItem('2');
    });
    const page = await fetched(await openPage());
    expect(sent(page)).toEqual([['setShippingMethod', 'Express']]);
    page.answerLast(
      'setShippingMethod',
      testCart({ cartVersion: 2, shipping: { ...testCart().shipping, method: 'Express' } }),
    );
    await settle();
    expect(sent(page).slice(1)).toEqual([['setItemQuantity', '1', 3]]);
    page.answerLast('setItemQuantity', withQuantity(3, { cartVersion: 3 }));
    await settle();
    expect(sent(page).slice(2)).toEqual([['removeItem', '2']]);
  });

  it('marks the rows of its tickets', async () => {
    const tickets = testCart({ items: [testTicket('1', 3)] });
    await killedAfter((page) => page.removeRow('1', 1), tickets);
    const page = await fetched(await openPage({ initialCart: tickets }), tickets);
    expect(openEntries(page.state()).map(({ rows }) => rows)).toEqual([[1]]);
  });

  it('is dropped with a notice after ten minutes', async () => {
    await killedAfter(toThree);
    const page = await fetched(await openPage({ at: 600_001 }));
    expect([sent(page), messages(page).length, entry()]).toEqual([[], 1, null]);
  });

  it('is left to a page of its shop', async () => {
    await killedAfter(toThree);
    const other = await fetched(await openPage({ baseUrl: 'https://other.example/' }));
    expect(sent(other)).toEqual([]);
    other.kill();
    expect(sent(await fetched(await openPage()))).toEqual([['setItemQuantity', '1', 3]]);
  });

  it('is dropped without a notice if the host changes the shop before the cart is fetched', async () => {
    await killedAfter(toThree);
    const page = await openPage();
    page.configure({ ...testData({ initialCart: testCart() }), baseUrl: 'https://other.example/' });
    await settle();
    await fetched(page, testCart({ cartId: 'cart-of-the-other-shop' }));
    expect([sent(page), messages(page), entry()]).toEqual([[], [], null]);
  });

  it('is not sent silently if it had failed', async () => {
    const before = await openPage();
    before.setQuantity('1', 3);
    before.last('setItemQuantity').refuse(1, { status: 422 });
    await settle();
    expect(before.seen.asksBeforeLeaving).toBe(true);
    before.kill();
    const page = await fetched(await openPage());
    expect([sent(page), messages(page).length]).toEqual([[], 1]);
  });
});

describe('a move to the wishlist', () => {
  const move = (page: OpenedPage) => page.moveToWishlist('1', null);

  it('is resumed from its start', async () => {
    await killedAfter(move);
    const page = await fetched(await openPage());
    expect([page.seen.wishlisted, sent(page)]).toEqual([['p-1'], [['removeItem', '1']]]);
  });

  it('completes the wishlist if the item is gone', async () => {
    await killedAfter(move);
    const page = await fetched(await openPage(), testCart({ cartVersion: 2, items: [testItem({ id: '2' })] }));
    expect([page.seen.wishlisted, sent(page), messages(page)]).toEqual([['p-1'], [], []]);
  });

  /** A page that was killed while it added the product to the wishlist, unless it was there before. */
  async function killedWhileAdding(isAdded: boolean) {
    const page = await openPage();
    const answer = addSlowly(page, isAdded);
    move(page);
    await settle();
    page.kill();
    // All pages of the test share the order of additions.
    answer();
    await settle();
  }

  function addSlowly(page: OpenedPage, isAdded: boolean): () => void {
    let answer = () => {};
    page.wishlist.add = (_, mayAdd) => {
      if (isAdded) mayAdd(true);
      return new Promise((resolve) => (answer = resolve));
    };
    return () => answer();
  }

  it.each([
    [true, ['p-1']],
    [false, []],
  ])(
    'takes the product off the wishlist again if it stays in the cart, provided that it added it: %s',
    async (isAdded, taken) => {
      await killedWhileAdding(isAdded);
      const page = await fetched(await openPage(), withQuantity(4));
      expect([page.offWishlist, sent(page), messages(page).length]).toEqual([taken, [], 1]);
    },
  );

  it('takes it off if it was added by a page that had resumed the move', async () => {
    await killedWhileAdding(false);
    const second = await openPage();
    const answer = addSlowly(second, true);
    await fetched(second);
    second.kill();
    answer();
    await settle();
    const page = await fetched(await openPage(), withQuantity(4));
    expect([page.offWishlist, sent(page), messages(page).length]).toEqual([['p-1'], [], 1]);
  });

  it('takes it off when the resumed move is given up', async () => {
    await killedWhileAdding(true);
    const page = await fetched(await openPage());
    page.discardItemChanges('1');
    await fetched(page);
    await settle();
    expect(page.offWishlist).toEqual(['p-1']);
  });

  it.each([
    ['takes it off', 'after', ['p-1'], false],
    ['does not add it', 'before', [], true],
  ])(
    '%s if the page was killed, and another change had replaced the move %s it added the product',
    async (_action, _when, taken, isSlow) => {
      const first = await openPage();
      let listIsRead = () => {};
      const isRead = new Promise<void>((resolve) => (listIsRead = resolve));
      first.wishlist.add = async (_, mayAdd) => {
        if (isSlow) await isRead;
        if (mayAdd(true)) first.seen.wishlisted.push('added');
      };
      move(first);
      await settle();
      first.setQuantity('1', 4);
      listIsRead();
      await settle();
      first.kill();
      const page = await fetched(await openPage());
      expect([page.offWishlist, sent(page)]).toEqual([taken, [['setItemQuantity', '1', 4]]]);
      expect(first.seen.wishlisted.includes('added')).toBe(!isSlow);
      page.answerLast('setItemQuantity', withQuantity(4));
      await settle();
      expect(entry()).toBeNull();
    },
  );

  it.each([
    ['stays in the cart', withQuantity(4), ['p-1']],
    ['is gone after all', testCart({ cartVersion: 2, items: [testItem({ id: '2' })] }), []],
  ])('takes it off again if the page was killed in the meantime, and the item %s', async (_, cart, taken) => {
    await killedWhileAdding(true);
    const first = await fetched(await openPage({ takenOff: new Promise(() => {}) }), withQuantity(4));
    expect(first.offWishlist).toEqual(['p-1']);
    first.kill();
    const page = await fetched(await openPage(), cart);
    await settle();
    expect([page.offWishlist, sent(page), messages(page), entry()]).toEqual([taken, [], [], null]);
  });

  it('takes it off on the next page if that fails, for ten minutes', async () => {
    await killedWhileAdding(true);
    const first = await fetched(await openPage({ takenOff: Promise.reject(new Error('down')) }), withQuantity(4));
    expect([first.offWishlist, messages(first).length]).toEqual([['p-1'], 1]);
    first.kill();
    const second = await fetched(await openPage({ takenOff: Promise.reject(new Error('down')) }), withQuantity(4));
    expect([second.offWishlist, messages(second)]).toEqual([['p-1'], []]);
    second.kill();
    const third = await fetched(await openPage({ at: 11 * 60_000 }), withQuantity(4));
    expect([third.offWishlist, entry()]).toEqual([[], null]);
  });

  it('keeps nothing of an abandoned move once its product is off the wishlist', async () => {
    let takeOff = () => {};
    const page = await openPage({ takenOff: new Promise<void>((resolve) => (takeOff = resolve)) });
    move(page);
    await settle();
    page.discardItemChanges('1');
    await fetched(page);
    expect(entry()).toContain('"abandoned":true');
    takeOff();
    await settle();
    expect(entry()).toBeNull();
  });
});

describe('a page that is left', () => {
  it('sends what is not confirmed once more, in requests that outlive it', async () => {
    const page = await openPage();
    page.chooseShipping('Express');
    page.setQuantity('1', 3);
    page.moveToWishlist('2', null);
    await settle();
    const before = page.calls.length;
    page.leave();
    expect(page.calls.slice(before).map(({ name, options }) => [name, options])).toEqual([
      ['setShippingMethod', { keepalive: true }],
      ['setItemQuantity', { keepalive: true }],
    ]);
  });

  it('sends nothing more to another origin', async () => {
    const page = await openPage({ baseUrl: 'https://api.example/' });
    page.setQuantity('1', 3);
    page.leave();
    expect(sent(page)).toHaveLength(1);
  });

  it.each([
    ['a quantity', toThree, false],
    ['a code', (page: OpenedPage) => page.applyCoupon('SOMMER'), true],
    ['a loyalty number', (page: OpenedPage) => page.setLoyaltyNumber('3103187694'), true],
  ])('asks the shopper only if the change would be lost: %s', async (_, change, asks) => {
    const page = await openPage();
    change(page);
    expect(page.seen.asksBeforeLeaving).toBe(asks);
    expect(entry() === null).toBe(asks);
  });

  it('asks while the storage is blocked', async () => {
    const page = await openPage();
    blockStorage();
    page.setQuantity('1', 3);
    expect(page.seen.asksBeforeLeaving).toBe(true);
  });
});

it('an element that is put back while the storage is blocked resumes its changes', async () => {
  const first = await openPage();
  blockStorage();
  first.setQuantity('1', 3);
  first.store.stop();
  const second = await fetched(await openPage());
  expect(sent(second)).toEqual([['setItemQuantity', '1', 3]]);
});

describe('a page that is restored from the back/forward cache', () => {
  const express = { ...testCart().shipping, method: 'Express' as const };

  it('resumes its own changes once it has fetched a cart if no other page has resumed them', async () => {
    const page = await openPage();
    page.setQuantity('1', 3);
    page.leave();
    page.comeBack();
    expect(entry()).toContain('"itemId":"1"');
    await fetched(page);
    expect(shownQuantity(page.state(), '1')).toBe(3);
  });

  it.each([
    ['drops a change with a notice if another page has changed the same thing since', 6, 1, 2],
    ['sends a change again that the shop has not applied', 1, 0, 3],
    ['sends nothing again that the shop has applied', 3, 0, 2],
  ])('%s', async (_, shown, notices, calls) => {
    const page = await openPage();
    page.setQuantity('1', 3);
    await settle();
    page.leave();
    expect(sent(page)).toHaveLength(2);
    page.comeBack();
    page.chooseShipping('Express');
    page.answerLast('setShippingMethod', withQuantity(shown, { cartVersion: 5, shipping: express }));
    await settle();
    expect(messages(page)).toHaveLength(notices);
    expect(sent(page).filter(([name]) => name === 'setItemQuantity')).toHaveLength(calls);
  });

  it('leaves its changes to the page that has resumed them', async () => {
    const page = await openPage();
    page.setQuantity('1', 3);
    page.setOnline(false);
    const kept = entry();
    page.leave();
    sessionStorage.clear();
    page.comeBack();
    page.setOnline(true);
    await fetched(page, withQuantity(4, { cartVersion: 4 }));
    expect(kept).not.toBeNull();
    expect(openEntries(page.state())).toEqual([]);
    expect(shownQuantity(page.state(), '1')).toBe(4);
  });
});

describe('two carts of a page', () => {
  it('keep their own changes', async () => {
    const first = await openPage();
    const second = await openPage();
    first.setQuantity('1', 3);
    second.setQuantity('2', 4);
    const stored = entry() ?? '';
    expect(Object.keys(JSON.parse(stored) as object)).toHaveLength(2);
    first.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(Object.keys(JSON.parse(entry() ?? '') as object)).toHaveLength(1);
  });

  it('keep them after one was put back while another one ran', async () => {
    const first = await openPage();
    toThree(first);
    first.store.stop();
    const second = await fetched(await openPage());
    expect(sent(second)).toEqual([['setItemQuantity', '1', 3]]);
    first.store.start();
    await settle();
    first.setQuantity('2', 4);
    const third = await fetched(await openPage());
    expect([sent(third), entry()?.includes('"quantity":4')]).toEqual([[], true]);
  });

  it('do not resume changes of each other', async () => {
    const first = await openPage();
    first.setQuantity('1', 3);
    const second = await fetched(await openPage());
    expect(sent(second)).toEqual([]);
  });
});

it.each([
  '[]',
  '{}',
  '{"a":1}',
  '{"a":{"entries":[{"intent":{"kind":"evil"}}]}}',
  '{"__proto__":{"entries":"x"}}',
  'null',
  '{',
])('starts with the forged entry %s', async (text) => {
  sessionStorage.setItem('cf_pending_changes', text);
  const page = await fetched(await openPage({ initialCart: null }));
  expect([sent(page), messages(page)]).toEqual([[], []]);
});

it('sends what waits when the page is left after a script has cleared the storage, and stores it again', async () => {
  const page = await openPage();
  page.setQuantity('1', 3);
  await settle();
  sessionStorage.clear();
  page.leave();
  await settle();
  expect(page.named('setItemQuantity')).toHaveLength(2);
  expect(entry()).toContain('"itemId":"1"');
});
