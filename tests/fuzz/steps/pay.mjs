import fc from 'fast-check';
import { paymentViolations } from '../play/payment-violations.mjs';
import { pageStep } from './step.mjs';

/** Presses the button of a payment provider, sometimes twice. */
export const pay = pageStep(
  'pay',
  { with: fc.constantFrom('PayPal', 'Amazon Pay', 'Google Pay', 'Apple Pay'), twice: fc.boolean() },
  async ({ with: provider, twice }, { showPayments, payButtons, appears, look, textOf, wallet }) => {
    showPayments();
    const isIt = (button) => textOf(button) === `${provider} (Attrappe)`;
    const button = await appears(() => payButtons().find(isIt), 19_200);
    if (!button || button.closest('[inert]')) return null;
    // A press below an open window begins no payment, so its sum is not the one that is paid.
    const { total, busy } = look();
    const seen = wallet() ? undefined : total;
    button.click();
    if (twice) button.click();
    // A press counts once the shopper's own changes are confirmed.
    return { pays: provider, seen, waits: busy > 0 };
  },
  { isManual: true, expect: paymentViolations },
);

/** Pays in the window that a provider has opened, in one of the ways that the stand-in offers. */
export const approve = pageStep(
  'approve',
  { how: fc.constantFrom('paid', 'paid', 'paid', 'abroad', 'unknown', 'declined', 'broken', 'closed') },
  async ({ how }, { appears, wallet, pressIn, choose, look, textOf }) => {
    const open = await appears(wallet);
    if (!open) return null;
    const cases = open.querySelector('select');
    if ([...(cases?.options ?? [])].some(({ value }) => value === how)) choose(cases, how);
    const shown = [...open.querySelectorAll('p')].map(textOf).find((text) => text.startsWith('Betrag: '));
    const approved = {
      approved: open.getAttribute('aria-label'),
      how: cases?.value ?? 'paid',
      sum: shown?.slice(8),
      total: look()?.total,
    };
    await pressIn(open, 0);
    return approved;
  },
  {
    isManual: true,
    leavesDialog: false,
    async resultOf(outcome, _run, tab) {
      // Amazon Pay navigates to its own page.
      if (outcome?.approved.startsWith('Amazon')) await tab.page.hasGone();
      return outcome;
    },
  },
);

/** Closes the window that a provider has opened, if any. */
export const closeWallet = pageStep(
  'close wallet',
  {},
  async (_step, { appears, wallet, pressIn }) => {
    const open = await appears(wallet, 1280);
    if (!open) return null;
    await pressIn(open, 1);
    return {};
  },
  { leavesDialog: false },
);
