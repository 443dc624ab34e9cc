import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from './free-port.mjs';

/**
 * The two backends of the page on getting started.
 * @param folder where they are: in the repository, or in an installed package.
 */
export function exampleBackends(folder) {
  return [
    {
      name: 'Node',
      isInstalled: () => true,
      start: () => start(process.execPath, () => [path.join(folder, 'server.mjs')]),
    },
    {
      name: 'PHP',
      isInstalled: () => spawnSync('php', ['--version']).status === 0,
      start: () => start('php', (port) => ['-S', `localhost:${port}`, path.join(folder, 'server.php')]),
    },
  ];
}

/** Starts a backend on a free port and waits until it answers. */
async function start(program, argumentsFor) {
  const port = await freePort();
  const running = spawn(program, argumentsFor(port), {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Node prints its address, PHP that it has started.
  await Promise.race([once(running.stdout, 'data'), once(running.stderr, 'data'), ended(running)]);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      running.kill();
      if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
    },
  };
}

async function ended(running) {
  await once(running, 'exit');
  throw new Error('The backend has ended.');
}
