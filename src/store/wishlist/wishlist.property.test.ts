import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { maxWishlistItems } from '../../domain/list-limits.ts';
import { wishesWithoutRoom, wishlistIds } from '../../storage/registry.ts';
import type { PendingCall } from '../testing/controlled-api.ts';
import { startWishlist } from '../testing/start-wishlist.ts';
import { settle } from '../testing/test-environment.ts';

/** More runs than the suite has time for: `VITE_SCHEDULES=10000 npx vitest run wishlist.property`. */
const numRuns = Number((import.meta as { env?: Record<string, string> }).env?.['VITE_SCHEDULES'] ?? 300);

const products = ['a', 'b', 'c', 'd'];
const customers = ['anna', 'ben'] as const;
type Customer = (typeof customers)[number];
type Owner = Customer | 'guest';
type Reply = 'stored' | 'refused' | 'failed' | 'lost before' | 'lost after' | 'rate limited' | 'expired';

type Step =
  | { readonly add: string }
  | { readonly remove: string }
  | { readonly reply: Reply }
  | { readonly login: Customer | null }
  | { readonly online: boolean }
  | { readonly pass: number }
  | { readonly followTab: true };

const replies: readonly Reply[] = ['refused', 'failed', 'lost before', 'lost after', 'rate limited', 'expired'];
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ add: fc.constantFrom(...products) }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.constantFrom(...products) }) },
  { weight: 5, arbitrary: fc.record({ reply: fc.constant('stored') }) },
  { weight: 2, arbitrary: fc.record({ reply: fc.constantFrom(...replies) }) },
  { weight: 2, arbitrary: fc.record({ login: fc.constantFrom(...customers, null) }) },
  { weight: 1, arbitrary: fc.record({ online: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ pass: fc.constantFrom(0, 1000, 30_000) }) },
  { weight: 1, arbitrary: fc.record({ followTab: fc.constant(true) }) },
) as fc.Arbitrary<Step>;

function clear(): void {
  wishlistIds.remove();
  wishesWithoutRoom.remove();
}
beforeEach(clear);
afterEach(clear);

const guestIds = () => wishlistIds.read() ?? [];
const without = (ids: readonly string[], id: unknown) => ids.filter((other) => other !== id);

/** A server with two customers, and a record of the additions that were accepted. */
function createSimulation(others: number) {
  const { wishlist, calls, state, advance, errors, hear, comeBack, setOnline } = startWishlist();
  const fillers = Array.from({ length: others }, (_, index) => `filler-${index}`);
  const lists: Record<Customer, readonly string[]> = { anna: fillers, ben: fillers };
  const answered = new Set<PendingCall>();
  /** Additions that resolved, as `owner:product`, and were neither removed since nor reported as failed. */
  const accepted = new Set<string>();
  /** Additions that the server has confirmed to this browser, as `customer:product`. */
  const confirmed = new Set<string>();
  /** The last change of each product. A newer one resolves those that it replaces. */
  const latest = new Map<string, Promise<void>>();
  let customer: Customer | null = null;
  let checked = 0;

  const owner = (): Owner => (state().isCustomers ? customer! : 'guest');
  const openCall = () => calls.find((call) => !answered.has(call) && !call.aborted());

  /** An event reports the products that a merge could not add. */
  function dropReported(): void {
    for (const { code, productId } of errors() as { code: string; productId: string }[]) {
      if (code !== 'COUNT_EXCEEDED' && !guestIds().includes(productId)) accepted.delete(`guest:${productId}`);
    }
  }

  async function finishStep(): Promise<void> {
    await settle();
    for (const { name, input } of calls.slice(checked)) {
      if (name === 'add') expect([...confirmed]).not.toContain(`${customer}:${String(input[0])}`);
    }
    checked = calls.length;
    dropReported();
  }

  function apply(to: Customer, { name, input }: PendingCall): boolean {
    const [id] = input.flat() as [string];
    const rest = without(lists[to], id);
    if (name === 'add' && rest.length >= maxWishlistItems) return false;
    lists[to] = name === 'add' ? [id, ...rest] : rest;
    return true;
  }

  function answer(call: PendingCall, to: Customer, reply: Reply): void {
    if (reply === 'expired') return call.refuse(0, { status: 401 });
    if (reply === 'rate limited') return call.refuse(429, { status: 429, retryAfterSeconds: 5 });
    if (call.name === 'get') return reply === 'stored' ? call.answer(lists[to]) : call.fail(500);
    if (reply === 'refused') return call.refuse(999);
    if (reply === 'failed') return call.fail(500);
    if (reply === 'lost before') return call.lose();
    if (!apply(to, call)) return call.answer(lists[to]);
    if (reply === 'lost after') return call.lose();
    if (call.name === 'add') confirmed.add(`${to}:${String(call.input[0])}`);
    call.answer(lists[to]);
  }

  async function reply(kind: Reply): Promise<void> {
    const call = openCall();
    if (!call || customer === null) return;
    answered.add(call);
    answer(call, customer, kind);
    await finishStep();
  }

  function add(id: string): void {
    for (const each of customers) confirmed.delete(`${each}:${id}`);
    const by = owner();
    const added = wishlist.add(id);
    latest.set(id, added);
    added.then(
      () => {
        // After an expiry, the guest's list has it.
        if (latest.get(id) === added)
          accepted.add(by !== 'guest' && lists[by].includes(id) ? `${by}:${id}` : `guest:${id}`);
      },
      () => {},
    );
  }

  function remove(id: string): void {
    // A customer's removal also applies to the guest's list.
    for (const each of [owner(), 'guest']) accepted.delete(`${each}:${id}`);
    const removed = wishlist.remove(id);
    latest.set(id, removed);
    removed.catch(() => {});
  }

  return {
    accepted,
    /** Where an accepted addition has to be. */
    isStored(key: string): boolean {
      const [by, id] = key.split(':') as [Owner, string];
      if (guestIds().includes(id)) return true;
      return by === 'guest' ? customers.some((each) => lists[each].includes(id)) : lists[by].includes(id);
    },
    async run(step: Step): Promise<void> {
      if ('reply' in step) return reply(step.reply);
      if ('add' in step) add(step.add);
      else if ('remove' in step) remove(step.remove);
      else if ('login' in step) wishlist.setCustomer((customer = step.login));
      else if ('online' in step) setOnline(step.online);
      else if ('pass' in step) await advance(step.pass);
      else hear();
      await finishStep();
    },
    /** The network is back, pauses pass, and the server answers everything. */
    async drain(): Promise<void> {
      setOnline(true);
      await finishStep();
      for (let round = 0; round < 4; round++) {
        while (openCall()) await reply('stored');
        await advance(30_000);
        comeBack();
        await finishStep();
      }
      while (openCall()) await reply('stored');
    },
    check(): void {
      expect(state()).toMatchObject({ pending: [], isLoaded: true });
      expect(state().ids).toEqual(state().isCustomers ? lists[customer!] : guestIds());
      if (state().isCustomers && state().ids.length < maxWishlistItems) expect(guestIds()).toEqual([]);
    },
  };
}

it('loses no accepted addition and repeats none, whatever happens in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.constantFrom(0, 0, 97), async (steps, others) => {
      clear();
      const simulation = createSimulation(others);
      for (const step of steps) {
        await simulation.run(step);
        expect([...simulation.accepted].filter((key) => !simulation.isStored(key))).toEqual([]);
      }
      await simulation.drain();
      expect([...simulation.accepted].filter((key) => !simulation.isStored(key))).toEqual([]);
      simulation.check();
    }),
    { numRuns },
  );
});
