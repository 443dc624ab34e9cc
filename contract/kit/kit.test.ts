import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allChecks } from './checks/all-checks.ts';
import type { Check, RuleSet } from './check.ts';
import { runKit } from './run-kit.ts';
import { coreFaults } from './testing/core-faults.ts';
import { customerFaults } from './testing/customer-faults.ts';
import { offerFaults } from './testing/offer-faults.ts';
import { paymentFaults } from './testing/payment-faults.ts';
import { atMost, pathOf, replacing } from './testing/plant.ts';
import { baseUrl, description, type Fault, plantedShop, resultsBut } from './testing/planted-shop.ts';
import { shopFaults } from './testing/shop-faults.ts';
import { sideEffectFaults } from './testing/side-effect-faults.ts';

const faults = {
  ...coreFaults,
  ...customerFaults,
  ...offerFaults,
  ...paymentFaults,
  ...shopFaults,
  ...sideEffectFaults,
};
const offers = Object.keys(allChecks).filter((set) => set !== 'core') as RuleSet[];

describe('the contract kit', () => {
  it('finds nothing in the reference backend', async () => {
    const results = await runKit({ baseUrl, description, fetch: plantedShop() });
    expect(resultsBut(results, 'passed')).toEqual([]);
    expect(results.length).toBeGreaterThan(15);
  });

  it('accepts a shop that spells enumerations in snake_case', async () => {
    const snake = (text: string) => text.replaceAll(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase();
    const spelled = /^(method|shippingMethod|packagingType|packagingOptionType|productType|discountType|type)$/;
    const walk = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(walk);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          spelled.test(name) && typeof inner === 'string' ? snake(inner) : walk(inner),
        ]),
      );
    };
    const fetch = plantedShop(
      replacing(async (response, request) => {
        const isJson = pathOf(request).includes('/api/') && response.headers.get('content-type')?.includes('json');
        return isJson ? Response.json(walk(await response.json()), response) : response;
      }),
    );
    const results = await runKit({ baseUrl, description, fetch, runs: 3 });
    expect(resultsBut(results, 'passed')).toEqual([]);
  });

  it('accepts a shop that refuses changes at once with 409', async () => {
    let open = 0;
    const fetch = plantedShop({
      wrap: (next) => async (request) => {
        if (!pathOf(request).endsWith('set-item-quantity')) return next(request);
        open += 1;
        await new Promise((resolve) => setTimeout(resolve, 0));
        const answer = open > 3 ? Response.json({ errorCode: 0 }, { status: 409 }) : await next(request);
        open -= 1;
        return answer;
      },
    });
    const results = await runKit({ baseUrl, description, fetch, runs: 3, sets: ['core'] });
    expect(resultsBut(results, 'passed')).toEqual([]);
  });

  it.each([2, 3])('accepts a shop that sells at most %i of an item', async (largestQuantity) => {
    const fetch = plantedShop(atMost(largestQuantity));
    const limited = { ...description, largestQuantity };
    const results = await runKit({ baseUrl, description: limited, fetch, runs: 3, sets: ['core'] });
    expect(resultsBut(results, 'passed')).toEqual([]);
  });

  /** The checks that have found a planted fault. */
  const useful = new Set<string>();

  async function failedBy(fault: Fault, set: RuleSet): Promise<readonly string[]> {
    const results = await runKit({ baseUrl, description, sets: [set], fetch: plantedShop(fault), runs: 8 });
    return results.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check.id);
  }

  /** The set that found the last fault of an offer; neighboring faults concern the same calls. */
  let likely = offers.slice(0, 1);

  it.each(Object.entries(faults))('finds %s', async (name, fault) => {
    const isCore = name in coreFaults;
    let found: readonly string[] = [];
    for (const set of isCore ? (['core'] as const) : new Set<RuleSet>([...likely, ...offers, 'core'])) {
      found = await failedBy(fault, set);
      if (found.length === 0) continue;
      if (!isCore) likely = [set];
      break;
    }
    expect(found).not.toEqual([]);
    for (const check of found) useful.add(check);
  });

  it.each(Object.entries(allChecks) as [RuleSet, readonly Check[]][])(
    'has no check of %s that finds no fault',
    async (set, checks) => {
      const idle = () => checks.map(({ id }) => id).filter((id) => !useful.has(id));
      for (const fault of Object.values(faults)) {
        if (idle().length === 0) break;
        for (const check of await failedBy(fault, set)) useful.add(check);
      }
      expect(idle()).toEqual([]);
    },
  );

  it('is described with the number of planted faults', () => {
    const page = readFileSync('docs/backend.md', 'utf8');
    expect(page.replaceAll(/\s+/g, ' ')).toContain(`planted defects: ${Object.keys(faults).length} faults`);
  });
});
