import { afterEach, describe, expect, it } from 'vitest';
import { runCommand } from '../backend/command/run-command.ts';
import { runKit } from './run-kit.ts';
import { description } from './testing/planted-shop.ts';

let close = async () => {};
afterEach(() => close());

describe('cart-fragment-backend', () => {
  it('passes every rule of the contract kit', async () => {
    const { running } = await runCommand(['--port', '0', '--origin', 'https://www.shop.example'], () => undefined);
    close = () => running?.close() ?? Promise.resolve();
    const baseUrl = `${running?.url}js_de/`;
    const results = await runKit({ baseUrl, description, fetch, runs: 3 });
    const others = results.filter(({ outcome }) => outcome !== 'passed');
    expect(others.map(({ check, expected, observed }) => [check.id, expected, observed])).toEqual([]);
  });
});
