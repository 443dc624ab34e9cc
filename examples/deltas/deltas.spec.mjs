/** A page that has loaded an earlier release loads only what differs in the next one, from servers with these configurations. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { browserOptions } from '../../scripts/lib/browser-options.mjs';
import { own, programPath } from '../../tests/hosts/install-hosts.mjs';
import { freePort } from '../../tests/support/free-port.mjs';

const here = import.meta.dirname;
const program = 'cart-fragment.program.js';
/** Most bytes of an update that changes a few lines: the whole program has more than 120,000. */
const mostBytes = 10_000;

const pageOf = (version) => `<!doctype html><html lang="de"><title>Warenkorb</title>
<script type="module" src="/cart/${version}/cart-fragment.js"></script>
<cart-fragment><script type="application/json">{
  "baseUrl": "/", "tenant": "JS_DE", "rootComponentProps": { "nextStepUrl": "/kasse" }
}</script></cart-fragment>`;

/** Two releases in folders of their own, the newer with deltas. */
function writeSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cart-updates-'));
  const root = path.join(folder, 'www');
  for (const version of ['1.3.0', '1.4.0']) {
    cpSync(path.join(own, 'dist'), path.join(root, 'cart', version), { recursive: true });
    writeFileSync(path.join(root, `${version}.html`), pageOf(version));
  }
  const earlier = path.join(root, 'cart/1.3.0', program);
  writeFileSync(earlier, readFileSync(earlier, 'utf8').replaceAll('Deine Bestellung', 'Dein Warenkorb'));
  const releases = ['1.4.0', '1.3.0'].map((version) => path.join(root, 'cart', version));
  execFileSync('node', [path.join(here, 'write-deltas.mjs'), ...releases]);
  return { folder, root };
}

const configurationOf = (name, { root }, port) =>
  readFileSync(path.join(here, name), 'utf8').replaceAll('/var/www', root).replace('listen 80;', `listen ${port};`);

const servers = {
  nginx: {
    program: 'nginx',
    start({ folder, root }, port) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder};`,
      );
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;${process.getuid?.() === 0 ? ' user root;' : ''}
        events {}
        http {
          types { text/html html; text/javascript js; }
          access_log off; ${temporary.join(' ')}
          ${configurationOf('nginx.conf', { root }, port)}
        }`,
      );
      return ['-c', path.join(folder, 'nginx.conf'), '-p', folder, '-e', path.join(folder, 'error.log')];
    },
  },
  Apache: {
    program: 'apache2',
    start({ folder, root }, port) {
      const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'env', 'filter', 'deflate', 'headers', 'rewrite'];
      writeFileSync(
        path.join(folder, 'apache.conf'),
        `ServerName localhost\nListen ${port}\nPidFile ${folder}/pid\nErrorLog ${folder}/error.log
        ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
        TypesConfig /dev/null\nAddType text/html .html\nAddType text/javascript .js\nDocumentRoot ${root}
        <Directory ${root}>\nRequire all granted\n</Directory>
        ${configurationOf('apache.conf', { root }, port)}`,
      );
      return ['-X', '-f', path.join(folder, 'apache.conf')];
    },
  },
};

/** Opens a page, and resolves to what was transferred of the program, and in which encoding. */
async function visit(context, url) {
  const page = await context.newPage();
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, json: { errorCode: 0 } }));
  const session = await context.newCDPSession(page);
  const requests = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => requests.set(requestId, { response }));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  await page.goto(url);
  const heading = page.locator('cart-fragment').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const isProgram = ({ response, bytes }) => response.url.endsWith(program) && bytes > 0;
  await expect.poll(() => [...requests.values()].some(isProgram)).toBe(true);
  const { response, bytes } = [...requests.values()].find(isProgram);
  const visited = { encoding: response.headers['Content-Encoding'], bytes, heading: await heading.textContent() };
  await page.close();
  return visited;
}

for (const [name, server] of Object.entries(servers)) {
  test(`${name} sends what differs from the release that the browser has`, async () => {
    const executable = programPath(server.program);
    test.skip(!executable || !programPath('zstd'), `${server.program} or zstd is not installed`);
    const site = writeSite();
    const port = await freePort();
    const child = spawn(executable, server.start(site, port), { stdio: ['ignore', 'inherit', 'inherit'] });
    // Incognito contexts keep no dictionaries.
    const context = await chromium.launchPersistentContext(path.join(site.folder, 'profile'), browserOptions());
    try {
      const origin = `http://localhost:${port}`;
      const answers = () =>
        fetch(`${origin}/1.3.0.html`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(answers).toBe(true);
      expect(await visit(context, `${origin}/1.3.0.html`)).toMatchObject({
        encoding: 'gzip',
        heading: 'Dein Warenkorb',
      });
      const update = await visit(context, `${origin}/1.4.0.html`);
      expect(update).toMatchObject({ encoding: 'dcz', heading: 'Deine Bestellung' });
      expect(update.bytes).toBeLessThan(mostBytes);
      // Another browser gets the whole file.
      const whole = await fetch(`${origin}/cart/1.4.0/${program}`);
      expect(await whole.text()).toBe(readFileSync(path.join(site.root, 'cart/1.4.0', program), 'utf8'));
    } finally {
      await context.close();
      child.kill();
      rmSync(site.folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
