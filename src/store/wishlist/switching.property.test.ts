import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wishesWithoutRoom, wishlistIds } from '../../storage/registry.ts';
import { startWishlist } from '../testing/start-wishlist.ts';
import { settle } from '../testing/test-environment.ts';

const products = ['a', 'b', 'c', 'd'];
const customers = ['anna', 'ben'] as const;

type Step =
  | { readonly press: string }
  | { readonly reply: 'stored' | 'refused' | 'lost' }
  | { readonly login: 'anna' | 'ben' | null };

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ press: fc.constantFrom(...products) }) },
  { weight: 4, arbitrary: fc.record({ reply: fc.constantFrom('stored', 'stored', 'refused', 'lost') }) },
  { weight: 2, arbitrary: fc.record({ login: fc.constantFrom(...customers, null) }) },
) as fc.Arbitrary<Step>;

function clear(): void {
  wishlistIds.remove();
  wishesWithoutRoom.remove();
}
beforeEach(clear);
afterEach(clear);

const without = (ids: readonly string[], id: unknown) => ids.filter((each) => each !== id);

function createSimulation() {
  const { wishlist, calls, state, advance, changes } = startWishlist();
  const lists = { anna: [] as string[], ben: [] as string[] };
  let customer: 'anna' | 'ben' | null = null;
  let seen = 0;
  /** The products that the customer or the guest has pressed; only these may be sent. */
  const pressed = new Set<string>();

  /** Calls need a login, and concern products that this customer has pressed. */
  function checkCalls() {
    for (const { name, input } of calls.slice(seen)) {
      expect([name, customer]).not.toEqual([name, null]);
      if (name !== 'get') expect(pressed).toContain([input[0]].flat()[0]);
    }
    seen = calls.length;
  }

  const openCall = () => calls.find((call) => !answered.has(call) && !call.aborted());
  const answered = new Set<(typeof calls)[number]>();

  async function reply(how: string): Promise<void> {
    const call = openCall();
    if (!call || customer === null) return;
    answered.add(call);
    const [input] = call.input.flat() as [string];
    if (call.name === 'get') call.answer(lists[customer]);
    else if (how === 'refused') call.refuse(999);
    else if (how === 'lost') call.lose();
    else {
      const others = without(lists[customer], input);
      lists[customer] = call.name === 'add' ? [input, ...others] : others;
      call.answer(lists[customer]);
    }
    await settle();
    checkCalls();
  }

  return {
    lists,
    state,
    changes,
    customer: () => customer,
    reply,
    async press(id: string) {
      pressed.add(id);
      const change = state().ids.includes(id) ? wishlist.remove(id) : wishlist.add(id);
      change.catch(() => {});
      await settle();
      checkCalls();
    },
    async login(next: 'anna' | 'ben' | null) {
      if (next !== customer) pressed.clear();
      customer = next;
      for (const id of wishlistIds.read() ?? []) pressed.add(id);
      wishlist.setCustomer(next);
      await settle();
      checkCalls();
    },
    /** The server answers everything, and all pauses pass. */
    async drain() {
      for (let round = 0; round < 5; round++) {
        while (openCall()) await reply('stored');
        await advance(30_000);
      }
    },
  };
}

it('sends changes only for the customer who made them, in any order of logins, changes and answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      clear();
      const simulation = createSimulation();
      for (const next of steps) {
        if ('press' in next) await simulation.press(next.press);
        else if ('reply' in next) await simulation.reply(next.reply);
        else await simulation.login(next.login);
      }
      await simulation.drain();
      const customer = simulation.customer();
      const stored = customer === null ? (wishlistIds.read() ?? []) : simulation.lists[customer];
      expect(simulation.state()).toMatchObject({ ids: stored, pending: [], isLoaded: true });
      if (customer !== null) expect(wishlistIds.read() ?? []).toEqual([]);
      for (const change of simulation.changes()) {
        const { productIds, added, removed } = change as { productIds: string[]; added?: string; removed?: string };
        expect(added === undefined || productIds.includes(added)).toBe(true);
        expect(removed !== undefined && productIds.includes(removed)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
