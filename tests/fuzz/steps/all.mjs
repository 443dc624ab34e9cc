import fc from 'fast-check';
import { code, uncode } from './code.mjs';
import { claim, clock, storage } from './device.mjs';
import { elsewhere, order } from './elsewhere.mjs';
import { freeze, login, rebase, rebrand, relocate } from './embedding.mjs';
import { consent, mutate, prevent, refresh } from './host.mjs';
import { loyalty } from './loyalty.mjs';
import { move } from './move.mjs';
import { paymentFault, fault, offline, online } from './network.mjs';
import { cancel, dismiss, retry } from './notices.mjs';
import { design, packaging } from './packaging.mjs';
import { approve, closeWallet, pay } from './pay.mjs';
import { leave, reload, shop } from './page.mjs';
import { proceed } from './proceed.mjs';
import { quantity } from './quantity.mjs';
import { quiet } from './quiet.mjs';
import { less, remove } from './remove.mjs';
import { shipping } from './shipping.mjs';
import { undo } from './undo.mjs';
import { voucher } from './voucher.mjs';
import { hear, rest, send } from './waits.mjs';

/** Steps of random plans, by weight. */
const changes = [
  [8, quantity],
  [4, packaging],
  [1, design],
  [3, shipping],
  [2, code],
  [1, uncode],
  [2, voucher],
  [3, remove],
  [3, less],
  [3, move],
  [5, undo],
  [2, loyalty],
];
const presses = [
  [5, retry],
  [2, dismiss],
  [1, cancel],
  [1, proceed],
];
const surroundings = [
  [4, refresh],
  [2, offline],
  [3, online],
  [2, reload],
  [1, leave],
  [2, shop],
  [1, order],
  [4, rest],
  [1, mutate],
];
/** What the host page and the device do around the cart. */
const oddities = [
  [2, login],
  [2, relocate],
  [1, freeze],
  [1, rebase],
  [1, rebrand],
  [2, claim],
  [2, clock],
  [2, storage],
  [1, prevent],
  [2, consent],
];
const payments = [
  [8, pay],
  [5, approve],
  [2, closeWallet],
  [2, freeze],
  [5, paymentFault],
  [3, elsewhere],
];
const groups = [
  [10, changes],
  [7, [[1, fault]]],
  [1, [[1, elsewhere]]],
  [2, presses],
  [3, surroundings],
  [2, oddities],
];

const oneOf = (choices) => fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
const oneOfGroup = (group) => oneOf(group.map(([weight, { arbitrary }]) => [weight, arbitrary]));

const weighted = groups.map(([weight, group]) => [weight, oneOfGroup(group)]);

/** A step of a random plan. */
export const anyStep = oneOf(weighted);
/** A step of a random plan with payments. */
export const anyStepWithPayments = oneOf([...weighted, [30, oneOfGroup(payments)]]);

const definitions = [payments, ...groups.map(([, group]) => group)].flatMap((group) => group.map(([, one]) => one));

/** The definitions of all steps by name. */
export const steps = new Map([...definitions, quiet, hear, send].map((one) => [one.name, one]));
