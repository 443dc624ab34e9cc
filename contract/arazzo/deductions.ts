import { answered, type Workflow } from './workflow.ts';

/** What lowers the total, or earns points. */
export const deductions = {
  code: {
    summary: 'A shopper redeems a discount code, and tries another one',
    session: 'a visitor who may redeem the code',
    inputs: { code: 'A code that works for this cart.', refusedCode: 'A code that there is not.' },
    steps: {
      price: { call: 'getCart', text: 'The page shows the cart.', outputs: { total: answered('total/gross/amount') } },
      redeem: {
        call: 'addCoupon',
        text: 'The code lowers the total.',
        body: { coupon: '$inputs.code', referer: null },
        holds: [
          `${answered('discountStatus/success')} == true`,
          `${answered('total/gross/amount')} < $steps.price.outputs.total`,
        ],
        outputs: { code: answered('coupon/code') },
      },
      refuse: {
        call: 'addCoupon',
        text: 'Another code is refused with a code of the error catalog.',
        body: { coupon: '$inputs.refusedCode', referer: null },
        status: 422,
        holds: [`${answered('errorCode')} >= 700`, `${answered('errorCode')} < 800`],
      },
      keep: {
        call: 'getCart',
        text: 'The first code stays.',
        holds: [`${answered('coupon/code')} == $steps.redeem.outputs.code`],
      },
      remove: {
        call: 'removeCoupon',
        text: 'Without the code, the cart costs what it did.',
        holds: [`${answered('total/gross/amount')} == $steps.price.outputs.total`],
      },
      repeat: {
        call: 'removeCoupon',
        text: 'Removed again, nothing happens.',
        holds: [`${answered('total/gross/amount')} == $steps.price.outputs.total`],
      },
    },
  },
  voucher: {
    summary: 'A shopper takes a value voucher back',
    session: 'a visitor whose cart is paid in part by one value voucher',
    steps: {
      paid: {
        call: 'getCart',
        text: 'The page shows what the voucher pays.',
        holds: [`${answered('vouchers/0/deductedAtPurchase/amount')} > 0`],
        outputs: { voucher: answered('vouchers/0/id'), total: answered('total/gross/amount') },
      },
      remove: {
        call: 'removeVoucher',
        text: 'Without it, the shopper pays more.',
        body: { voucherId: '$steps.paid.outputs.voucher' },
        holds: [`${answered('total/gross/amount')} > $steps.paid.outputs.total`],
      },
      repeat: {
        call: 'removeVoucher',
        text: 'Removed again, nothing happens.',
        body: { voucherId: '$steps.paid.outputs.voucher' },
        holds: [`${answered('total/gross/amount')} > $steps.paid.outputs.total`],
      },
    },
  },
  loyaltyNumber: {
    summary: 'A shopper enters a loyalty number',
    session: 'a visitor of a shop with the loyalty program',
    inputs: { number: 'A valid number.', wrongNumber: 'A number with a wrong checksum.' },
    steps: {
      set: {
        call: 'setPaybackNumber',
        text: 'The number is stored.',
        body: { paybackNumber: '$inputs.number' },
        holds: [`${answered('payback/number')} == $inputs.number`],
      },
      refuse: {
        call: 'setPaybackNumber',
        text: 'A wrong one is refused.',
        body: { paybackNumber: '$inputs.wrongNumber' },
        status: 422,
      },
      keep: {
        call: 'getCart',
        text: 'The first number stays.',
        holds: [`${answered('payback/number')} == $inputs.number`],
      },
      remove: {
        call: 'setPaybackNumber',
        text: 'An empty one removes it.',
        body: { paybackNumber: '' },
        holds: [`${answered('payback/number')} != $inputs.number`],
      },
    },
  },
} satisfies Readonly<Record<string, Workflow>>;
