import { assert } from 'chai';
import { openPage, settle } from './support/early-page.ts';
import { cleanPage, inside, until } from './support/page.ts';
import { serverData } from './support/server-page.ts';

async function open(data = serverData()) {
  const opened = await openPage({ data });
  const { cart, page, shop } = opened;
  const step = inside(cart, '[part~="proceed"]');
  const proceeded: unknown[] = [];
  page.addEventListener('cartProceed', (event) => {
    event.preventDefault();
    proceeded.push((event as CustomEvent).detail);
  });
  return {
    ...opened,
    step,
    proceeded,
    /** The browser follows a link by Enter with a click, unless the key is canceled. */
    press(key: string, repeat = false) {
      const event = new page.KeyboardEvent('keydown', { key, repeat, bubbles: true, composed: true, cancelable: true });
      if (step.dispatchEvent(event) && key === 'Enter' && step.hasAttribute('href')) step.click();
      return event;
    },
    posted: () => shop.named('event/checkout-proceeded-to-p2').map(({ url }) => new URL(url).pathname),
  };
}

describe('the next step of the early script', () => {
  afterEach(cleanPage);

  it('is pressed by the space bar, because it is a button for assistive technology', async () => {
    const { press, proceeded, step } = await open();
    assert.equal(step.role, 'button');
    assert.isTrue(press(' ').defaultPrevented);
    assert.lengthOf(proceeded, 1);
  });

  it('is pressed by Enter if only the host knows its address', async () => {
    const { press, proceeded, step } = await open(serverData({ nextStepUrl: '' }));
    assert.isFalse(step.hasAttribute('href'));
    press('Enter');
    await until(() => proceeded.length === 1);
  });

  it('is pressed once while Enter is held', async () => {
    const { press, proceeded, posted } = await open();
    for (const repeat of [false, true, true, true]) press('Enter', repeat);
    assert.lengthOf(proceeded, 1);
    assert.lengthOf(posted(), 1);
  });

  it('waits for a change that was made before, and says so', async () => {
    const opened = await open();
    const { cart, proceeded, step } = opened;
    const select = inside(cart, 'select') as HTMLSelectElement;
    select.value = '3';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    assert.equal(step.ariaDisabled, 'true');
    step.click();
    assert.lengthOf(proceeded, 0);
    assert.equal(inside(cart, '#proceed-reason').textContent, 'Einen Moment, es geht gleich weiter …');
    await until(() => proceeded.length === 1);
  });

  it('stays after a second press, which forgets the first', async () => {
    const opened = await open();
    const { cart, proceeded, step } = opened;
    const select = inside(cart, 'select') as HTMLSelectElement;
    select.value = '3';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    step.click();
    step.click();
    assert.equal(inside(cart, '#proceed-reason').textContent, 'Deine Änderung wird gespeichert …');
    await until(() => !cart.hasAttribute('data-cart') && !step.ariaDisabled);
    assert.lengthOf(proceeded, 0);
    // A third press counts.
    step.click();
    await until(() => proceeded.length === 1);
  });

  it('posts its event relative to a base URL without a slash at the end, like every other call', async () => {
    const { step, posted } = await open({ ...serverData(), baseUrl: `${location.origin}/de` });
    step.click();
    assert.deepEqual(posted(), ['/api/event/checkout-proceeded-to-p2']);
  });

  it('waits for the program during an express payment, because that clears what the payment has stored', async () => {
    const data = serverData();
    Object.assign(data.rootComponentProps!.initialCart!, { selectedPaymentType: 'PayPal' });
    const opened = await openPage({ data });
    await until(() => opened.isLoaded());
    await settle(opened);
    assert.isFalse(opened.cart.hasAttribute('hydrate'));
  });
});
