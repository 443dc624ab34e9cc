import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runCommand, type System } from './command.ts';
import { coreFaults } from './testing/core-faults.ts';
import { paymentFaults } from './testing/payment-faults.ts';
import { baseUrl, description, plantedShop } from './testing/planted-shop.ts';

const template = readFileSync('contract/shop-template.jsonc', 'utf8');

/** Runs the command on a shop, with files in memory. */
async function run(args: string[], own: Partial<System> & { files?: Record<string, string> } = {}) {
  const lines: string[] = [];
  const files: Record<string, string> = own.files ?? { 'contract-shop.json': JSON.stringify(description) };
  const urls: string[] = [];
  const shop = own.fetch ?? plantedShop();
  const code = await runCommand(args, {
    print: (line) => lines.push(line),
    readFile: async (name) => files[name] ?? Promise.reject(new Error(name)),
    writeFile: async (name, text) => void (files[name] = text),
    template: async () => template,
    ...own,
    fetch: (url, init) => {
      urls.push(url as string);
      return shop(url, init);
    },
  });
  return { code, files, urls, printed: lines.join('\n') };
}

const few = ['--sets', 'core', '--runs', '2', '--seed', '1'];
const broken = plantedShop(coreFaults['a total off by a cent']);

describe('cart-fragment-contract', () => {
  it('exits with 0 if every rule holds, and calls no host but the given one', async () => {
    const { code, printed, urls } = await run([baseUrl, ...few]);
    expect([code, printed]).toEqual([0, expect.stringMatching(/^✓ core\/cart: GET api\/cart answers/)]);
    expect(printed).toMatch(/\nShowing and changing a cart \(core\): \d+ passed\n--seed 1$/);
    expect(new Set(urls.map((url) => new URL(url).origin))).toEqual(new Set(['https://shop.example']));
    expect(urls.filter((url) => /create-payment-session|paypal\/order$/.test(url))).toEqual([]);
  });

  it('exits with 1 if a rule is violated, and shows sentence, expectation, observation and calls', async () => {
    const { code, printed } = await run([baseUrl, ...few], { fetch: broken });
    expect(code).toBe(1);
    expect(printed).toMatch(/✗ core\/sums: The total is exact to the cent/);
    expect(printed).toMatch(
      / {4}expected: total in cents: \d+\n {4}observed: total in cents: \d+\n {4}Repeat it with:\n {6}curl -i -X GET 'https/,
    );
  });

  it('shows two carts as their difference, and one mistake of all answers as one rule', async () => {
    const shop = plantedShop();
    const untyped: typeof fetch = async (url, init) => {
      const response = await shop(url, init);
      const headers = new Headers(response.headers);
      headers.delete('content-type');
      return new Response((await response.text()) || null, { status: response.status, headers });
    };
    const { printed } = await run([baseUrl, ...few], { fetch: untyped });
    expect(printed.match(/^✗ .*?:/gm)).toEqual(['✗ core/cart:']);
    const stale = plantedShop(coreFaults['the cart before the change as the answer']);
    const { printed: differing } = await run([baseUrl, ...few], { fetch: stale });
    expect(differing).toMatch(/observed: cart [^{}]*items\.\d\.quantity \d+/);
  });

  it('lists what the shop does not offer, which is no failure', async () => {
    const { session, fill } = description;
    const files = { 'contract-shop.json': JSON.stringify({ session, fill, shipping: {} }) };
    const { code, printed } = await run([baseUrl, '--sets', 'codes,wishlist,shipping', '--junit', 'a.xml'], { files });
    expect([code, printed]).toEqual([0, expect.stringMatching(/^– codes\/code: .* \(not offered\)$/m)]);
    expect(printed).toContain('Wishlist of a customer (wishlist): 5 not offered');
    expect(printed).toContain('Shipping (shipping): 1 passed, 4 not offered');
    expect(files).toMatchObject({ 'a.xml': expect.stringContaining('<skipped/>') });
  });

  it('writes the report as JUnit XML, with everything from the shop as text', async () => {
    const hostile: typeof fetch = async () => new Response('<script>alert(1)</script>\u0000]]>', { status: 500 });
    const { files } = await run([baseUrl, ...few, '--junit=a.xml'], { fetch: hostile });
    expect(files['a.xml']).toMatch(/<testsuite name="core" tests="(\d+)" failures="\1" skipped="0">/);
    expect(files['a.xml']).toContain('&lt;script&gt;alert(1)');
    expect(files['a.xml']).not.toContain('<script');
    expect(files['a.xml']).not.toContain('\u0000');
  });

  it.each([
    ['without an address', [], /--init/],
    ['with a file as the address', ['file:///etc/passwd'], /--init/],
    ['with an unknown option', [baseUrl, '--all'], /no option --all/],
    ['with an unknown set', [baseUrl, '--sets', 'core,all'], /no set all/],
    ['without a description', [baseUrl, '--shop', 'other.json'], /other\.json does not exist/],
    ['with an address without a scheme', ['localhost:8090'], /begins with http/],
    ['with no runs', [baseUrl, '--runs', '0'], /--runs is a whole number from 1 on, not 0/],
    ['with runs that are no number', [baseUrl, '--runs', 'abc'], /not abc/],
    ['with a seed that is no number', [baseUrl, '--seed', 'abc'], /--seed is a whole number, not abc/],
    ['if the description to write exists', ['--init'], /contract-shop\.json exists/],
  ])('exits with 2 %s, and sends nothing', async (_, args, message) => {
    const { code, printed, urls } = await run(args);
    expect([code, printed, urls]).toEqual([2, expect.stringMatching(message), []]);
  });

  it.each([
    ['{', /it is not JSON/],
    ['{"fill": []}', /unusable field session/],
    ['{"session": {"cookie": "a={random}"}, "payments": {}}', /add "page": \{ "path": "…" \} to "payments"/],
  ])('exits with 2 if the description is %s', async (text, message) => {
    const { code, printed } = await run([baseUrl], { files: { 'contract-shop.json': text } });
    expect([code, printed]).toEqual([2, expect.stringMatching(message)]);
  });

  it('sends no request of the description to another host', async () => {
    const files = { 'contract-shop.json': JSON.stringify({ session: { open: { path: '//other.example/' } } }) };
    const { code, printed, urls } = await run([baseUrl, ...few], { files });
    expect([code, new Set(urls)]).toEqual([1, new Set([baseUrl])]);
    expect(printed).toContain('observed: https://other.example/');
  });

  it('names a field of the description that it does not know', async () => {
    const files = { 'contract-shop.json': JSON.stringify({ session: {}, code: { works: 'A', refused: 'B' } }) };
    const { code, printed } = await run([baseUrl, '--sets', 'codes'], { files });
    expect([code, printed]).toEqual([2, 'contract-shop.json: unusable field code']);
  });

  it('prints its options', async () => {
    const { code, printed } = await run(['--help']);
    expect([code, printed]).toEqual([0, expect.stringContaining('--sets A,B')]);
  });

  it('logs in with the user and the password of the address, and shows them in no call', async () => {
    const shop = plantedShop(coreFaults['a total off by a cent']);
    const guarded: typeof fetch = async (url, init) =>
      new Headers(init?.headers).get('Authorization') === `Basic ${btoa('erika:geheim')}`
        ? shop(url, init)
        : new Response(null, { status: 401 });
    const { code, printed } = await run([baseUrl.replace('://', '://erika:geheim@'), ...few], { fetch: guarded });
    expect(code).toBe(1);
    expect(printed).toMatch(/✓ core\/cart:/);
    expect(printed).not.toContain('geheim');
  });

  it('exits with 2 if the shop does not answer', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
    const { code, printed } = await run([baseUrl, ...few], { fetch });
    expect([code, printed]).toEqual([2, `${baseUrl} does not answer: fetch failed: Error: ECONNREFUSED`]);
  });

  it('begins no payment at a shop with live keys', async () => {
    const live = plantedShop(paymentFaults['a live key on the page']);
    const { code, printed, urls } = await run([baseUrl, '--sets', 'payments'], { fetch: live });
    expect([code, printed]).toEqual([1, expect.stringContaining('observed: pk_live_…')]);
    expect(urls.filter((url) => /create-payment-session|paypal\/order|prepare/.test(url))).toEqual([]);
  });

  it('reads changesets in the data of a page', async () => {
    const shop = plantedShop();
    const paged: typeof fetch = async (url, init) => {
      const response = await shop((url as string).replace('cart.html', 'control/changeset'), init);
      const data = {
        rootComponentProps: {
          initialChangeset: await response
            .clone()
            .json()
            .catch(() => null),
        },
      };
      const tag = `<cart-fragment><script type="application/json">${JSON.stringify(data)}</script></cart-fragment>`;
      return (url as string).endsWith('cart.html') ? new Response(tag) : response;
    };
    const changesets = { ...description.changesets, read: { path: 'cart.html' } };
    const files = { 'contract-shop.json': JSON.stringify({ ...description, changesets }) };
    const { code, printed } = await run([baseUrl, '--sets', 'changesets'], { files, fetch: paged });
    expect([code, printed]).toEqual([0, expect.stringContaining('(changesets): 3 passed')]);
  });

  it('distinguishes tenants by a cookie', async () => {
    const shop = plantedShop();
    const byCookie: typeof fetch = (url, init) => {
      const [, tenant = 'js_de'] = /tenant=(\w+)/.exec(new Headers(init?.headers).get('cookie') ?? '') ?? [];
      return shop((url as string).replace('js_de', tenant), init);
    };
    const tenants = [{ cookie: 'tenant=md_ch', currency: 'CHF' }, { currency: 'EUR' }];
    const files = { 'contract-shop.json': JSON.stringify({ ...description, tenants }) };
    const { code, printed } = await run([baseUrl, '--sets=tenants'], { files, fetch: byCookie });
    expect([code, printed]).toEqual([0, expect.stringContaining('Several tenants (tenants): 2 passed')]);
  });

  it('writes a description to be filled in', async () => {
    const { code, files, printed } = await run(['--init', '--shop', 'own.json'], { files: {} });
    expect([code, printed]).toEqual([0, 'own.json is ready to be filled in.']);
    expect(files).toEqual({ 'own.json': template });
  });

  it('reads the description that it has written', async () => {
    const { code, printed } = await run([baseUrl, ...few], { files: { 'contract-shop.json': template } });
    expect([code, printed]).toEqual([0, expect.stringContaining('(core): ')]);
  });
});
