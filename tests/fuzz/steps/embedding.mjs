import fc from 'fast-check';
import { pageStep, step } from './step.mjs';

/**
 * The customer logs in or out, at the shop and in all open tabs: by an attribute of the element, or by its data. Pages that are
 * loaded later know it from the start.
 */
export const login = step(
  'login',
  { loggedIn: fc.boolean(), by: fc.constantFrom('attribute', 'property') },
  async ({ loggedIn, by }, _tab, run) => {
    await run.network.atShop(() => run.shop.control('login', { loggedIn }));
    run.host.loggedIn = loggedIn;
    for (const tab of run.tabs) {
      if (tab.isAway()) continue;
      // A page that has not started yet ignores the step.
      if (await tab.use(setCustomer, { hash: loggedIn ? 'a1b2c3' : '', by }, false)) tab.loggedIn = loggedIn;
    }
    return { loggedIn };
  },
);

/** Runs in the page. */
const setCustomer = ({ hash, by }, { element }) => {
  const cart = element();
  if (by === 'attribute') {
    cart.setAttribute('customer-email-hash', hash);
    return {};
  }
  const data = JSON.parse(cart.querySelector('script').textContent);
  cart.removeAttribute('customer-email-hash');
  cart.fragmentData = { ...data, rootComponentProps: { ...data.rootComponentProps, customerEmailHash: hash } };
  return {};
};

/** The host moves the element, or removes it and puts it back after a while. */
export const relocate = pageStep(
  'relocate',
  { how: fc.constantFrom('move', 'put back') },
  async ({ how }, { element, frame }) => {
    const cart = element();
    if (!cart) return null;
    const box = document.createElement('div');
    cart.before(box);
    if (how === 'put back') {
      cart.remove();
      for (let count = 0; count < 3; count++) await frame();
    }
    box.append(cart);
    return {};
  },
  { leavesDialog: false },
);

/** The browser freezes the page and resumes it, without the buttons of the payment providers. */
export const freeze = pageStep(
  'freeze',
  {},
  () => {
    for (const type of ['freeze', 'resume']) document.dispatchEvent(new Event(type));
    return {};
  },
  { leavesDialog: false },
);

/** The host changes the address of the shop, which is the same shop under another address. */
export const rebase = pageStep(
  'rebase',
  {},
  (_step, { element }) => {
    const cart = element();
    const { baseUrl } = JSON.parse(cart.querySelector('script').textContent);
    const other = baseUrl.replace(/\/(shop(-b)?)\//, '/$1-again/');
    cart.setAttribute('base-url', cart.getAttribute('base-url') === other ? baseUrl : other);
    return {};
  },
  {
    // A pause ends with the shop that asked for it.
    isManual: true,
    discardsChanges: true,
    leavesDialog: false,
    resultOf(outcome, { network, expectations }, tab) {
      if (!outcome) return outcome;
      // The element knows no version of the cart at this address yet.
      network.opened(tab.name);
      expectations.discard(tab.name);
      return outcome;
    },
  },
);

/** The host changes the brand. */
export const rebrand = pageStep(
  'rebrand',
  {},
  (_step, { element }) => {
    const others = { JS_DE: 'MD_DE', MD_DE: 'JS_DE', JS_AT: 'MD_AT', MD_AT: 'JS_AT' };
    const cart = element();
    const { tenant } = JSON.parse(cart.querySelector('script').textContent);
    const next = others[cart.getAttribute('tenant') ?? tenant];
    if (!next) return null;
    cart.setAttribute('tenant', next);
    return {};
  },
  { leavesDialog: false },
);
