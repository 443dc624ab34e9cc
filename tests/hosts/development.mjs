/** The development servers of frameworks, which warn of markup that does not match. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.mjs';

const here = import.meta.dirname;
const address = '127.0.0.1';

/** Commands by page, with the folder of what they cache, which may be of an earlier package. */
const servers = {
  next: { command: ['next', 'dev', '--hostname', address, '--port'], cached: '.next/dev' },
  nuxt: { command: ['nuxt', 'dev', '--host', address, '--port'], cached: 'node_modules/.cache' },
  sveltekit: { command: ['vite', 'dev', '--host', address, '--strictPort', '--port'], cached: 'node_modules/.vite' },
};

/** Starts the development server of a page. Its requests have to come through the shop's server; see `serve-hosts.mjs`. */
export async function develop(name) {
  const port = await freePort();
  const { command, cached } = servers[name];
  const [program, ...args] = [...command, String(port)];
  const folder = path.join(here, 'pages', name);
  rmSync(path.join(folder, cached), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(path.join(here, 'node_modules/.bin', program), args, {
    ...{ cwd: folder, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] },
  });
  const url = `http://${address}:${port}/`;
  // A server that has ended answers never.
  while (child.exitCode === null && !(await isAnswering(url))) await sleep(200);
  return {
    name,
    answer: (incoming, outgoing) => forward(port, incoming, outgoing),
    upgrade: (incoming, socket, head) => forwardSocket(port, incoming, socket, head),
    // The whole group, with the processes that it has started.
    stop: () => child.pid && process.kill(-child.pid),
  };
}

const isAnswering = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

function forward(port, incoming, outgoing) {
  const { method, url, headers } = incoming;
  const sent = request({ host: address, port, method, path: url, headers }, (response) => {
    outgoing.writeHead(response.statusCode, response.headers);
    response.pipe(outgoing);
  });
  sent.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
  incoming.pipe(sent);
}

/** Forwards the socket over which the server tells the page about changed files. */
function forwardSocket(port, { method, url, rawHeaders }, socket, head) {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2)
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  const sent = connect(port, address, () => {
    sent.write(`${lines.join('\r\n')}\r\n\r\n`);
    sent.write(head);
    sent.pipe(socket).pipe(sent);
  });
  sent.on('error', () => {}).on('close', () => socket.destroy());
  socket.on('error', () => {}).on('close', () => sent.destroy());
}
