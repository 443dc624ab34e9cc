import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../../src/contract-kit/checks/all-checks.ts';
import type { RuleSet } from '../../src/contract-kit/check.ts';
import { runKit } from '../../src/contract-kit/run-kit.ts';
import { coreFaults } from './core-faults.ts';
import { offerFaults } from './offer-faults.ts';
import { paymentFaults } from './payment-faults.ts';
import { baseUrl, description, plantedShop } from './planted-shop.ts';
import { shopFaults } from './shop-faults.ts';

const faults = { ...coreFaults, ...offerFaults, ...paymentFaults, ...shopFaults };
const offers = Object.keys(allChecks).filter((set) => set !== 'core') as RuleSet[];

describe('the contract kit', () => {
  it('finds nothing in the reference backend', async () => {
    const results = await runKit({ baseUrl, description, fetch: plantedShop() });
    const failed = results.filter(({ outcome }) => outcome !== 'passed');
    expect(failed.map(({ check, expected, observed }) => [check.id, expected, observed])).toEqual([]);
    expect(results.length).toBeGreaterThan(15);
  });

  /** The checks that each planted fault fails. */
  const caught = new Map<string, readonly string[]>();

  it.each(Object.entries(faults))('finds %s', async (name, fault) => {
    const sets = name in coreFaults ? (['core'] as const) : offers;
    const results = await runKit({ baseUrl, description, sets, fetch: plantedShop(fault), runs: 8 });
    const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check.id);
    caught.set(name, failed);
    expect(failed).not.toEqual([]);
  });

  it('has no check that finds no fault', () => {
    const useful = new Set([...caught.values()].flat());
    const checks = Object.values(allChecks).flat();
    expect(checks.map(({ id }) => id).filter((id) => !useful.has(id))).toEqual([]);
  });

  it('is described with all its rules, and with the number of planted faults', () => {
    const page = readFileSync('docs/backend.md', 'utf8');
    const rules = [...page.matchAll(/^\| `([\w-]+)` +\| [A-Z0-9`].*\.\s+\|$/gm)].map(([, id]) => id);
    expect(rules).toEqual(Object.values(allChecks).flatMap((checks) => checks.map(({ id }) => id)));
    expect(page).toContain(`planted defects: ${Object.keys(faults).length} faults`);
  });
});
