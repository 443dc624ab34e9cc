import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program in the repository and gives its exit code and everything it said. It gets no input. When the time
 * (milliseconds) is over, it is ended together with the programs that it started, and the code is null.
 */
export function run(command, args, { env = {}, timeout = 600_000, echo = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const own = process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: own,
    });
    const kill = () => killTree(child, own);
    let output = '';
    const take = (text) => {
      output += text;
      if (echo) process.stdout.write(text);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    const timer = setTimeout(() => {
      take(`\nended after ${timeout / 1000} s\n`);
      kill();
    }, timeout);
    running.add(kill);
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(kill);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      take(`${error.message}\n`);
      finish(null);
    });
    child.on('close', (code) => {
      // A server that the program left behind would outlive the tests.
      kill();
      finish(code);
    });
  });
}

const running = new Set();

/** Ends everything that `run` started and that still runs. */
export function endAll() {
  for (const kill of running) kill();
}

function killTree(child, own) {
  if (child.pid === undefined) return;
  try {
    if (own) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It ended by itself.
  }
}

export async function runOrThrow(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ').replaceAll(`${root}/`, '')} failed\n${output}`);
  return output;
}
