import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserOptions } from '../../../scripts/lib/browser-options.mjs';

/** Real milliseconds to wait for a browser that starts. */
const startMs = 20_000;
/** Real milliseconds to wait for the disk. Chromium writes session storage after five seconds, later if it changes often. */
const writtenMs = 8000;
/** Preferences that make a browser restore its tabs, with their session storage, even after its process was killed. */
const preferences = { session: { restore_on_startup: 1 } };

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves to the first result that is not undefined, or to undefined when this time is over. */
async function poll(read, longestMs) {
  for (const begin = Date.now(); Date.now() - begin < longestMs; await pause(50)) {
    const result = await read().catch(() => undefined);
    if (result !== undefined) return result;
  }
}

/** A browser of its own, whose process can be killed and which then restores its tabs from its profile. */
export async function openRestorableBrowser() {
  const profile = await mkdtemp(path.join(tmpdir(), 'cart-fuzz-'));
  await mkdir(path.join(profile, 'Default'));
  await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const portFile = path.join(profile, 'DevToolsActivePort');
  let child;
  let browser;

  async function start() {
    await rm(portFile, { force: true });
    const { executablePath = chromium.executablePath(), args } = browserOptions();
    child = spawn(
      executablePath,
      [
        ...args,
        '--headless=new',
        '--no-first-run',
        '--disable-background-networking',
        '--hide-crash-restore-bubble',
        '--lang=de-DE',
        '--remote-debugging-port=0',
        // The browser ends with this process, which holds the other end of the pipe.
        '--remote-debugging-pipe',
        `--user-data-dir=${profile}`,
      ],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
        detached: true,
        env: { ...process.env, TZ: 'Europe/Berlin' },
      },
    );
    const port = await poll(async () => (await readFile(portFile, 'utf8')).split('\n')[0] || undefined, startMs);
    const connect = () => chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: startMs });
    // A busy browser may not answer the first time.
    browser = await connect()
      .catch(connect)
      .catch(async (error) => {
        // Otherwise, this process would wait for it.
        await kill();
        throw error;
      });
  }

  async function kill() {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  /** Whether a file of a folder of the profile contains this text: of the tabs, the one of the present session. */
  async function isInFolder(folder, text) {
    const entries = await readdir(path.join(profile, 'Default', folder), { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const session = names.filter((name) => name.startsWith('Session_')).sort();
    const files = await Promise.all(
      (session.length > 0 ? session.slice(-1) : names).map((name) =>
        readFile(path.join(profile, 'Default', folder, name)),
      ),
    );
    return files.some((file) => file.includes(text)) || undefined;
  }

  await start();
  return {
    browser: () => browser,
    context: () => browser.contexts()[0],
    /** Resolves to whether the tab at this address and this text of its session storage are on the disk within a few seconds. */
    async hasWritten(address, stored) {
      const isWritten = (folder, text) => poll(() => isInFolder(folder, text), writtenMs);
      return (
        (await isWritten('Sessions', address)) &&
        (!stored || (await isWritten('Session Storage', Buffer.from(stored, 'utf16le'))))
      );
    },
    /** Kills all processes. */
    kill,
    /** Resolves to the restored tab, whose URL begins with this address. */
    async restart(address) {
      await start();
      const find = () =>
        browser
          .contexts()[0]
          .pages()
          .find((page) => page.url().startsWith(address));
      return poll(async () => find(), startMs);
    },
    async close() {
      await kill().catch(() => undefined);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
