import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serveBalancer } from './balancer.js';

export interface ClusterOptions {
  readonly port: number;
  readonly processes: number;
  readonly doubles: string;
  readonly verbose: boolean;
}

export interface Cluster {
  /** Kills the server at this place of the list, as a machine dies: it finishes nothing. */
  readonly kill: (index: number) => void;
  /** Ends the servers. */
  readonly close: () => void;
}

const serverFile = fileURLToPath(new URL('./process.js', import.meta.url));

/** Starts the servers on the ports above that of the proxy, each with its Vendure on the next one. One that dies is started again, like under any supervisor. */
export async function startCluster({ port, processes, doubles, verbose }: ClusterOptions): Promise<Cluster> {
  const ports = Array.from({ length: processes }, (_, index) => port + 1 + 2 * index);
  const running = new Map<number, ChildProcess>();
  let isEnding = false;

  function start(own: number, isFirst: boolean): Promise<void> {
    const args = [String(own), doubles, isFirst ? 'first' : 'other', ...(verbose ? ['verbose'] : [])];
    const child = fork(serverFile, args, { stdio: 'inherit' });
    running.set(own, child);
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', () => {
        if (isEnding) return;
        reject(new Error(`The server on port ${own} has ended.`));
        void start(own, false).catch(() => undefined);
      });
    });
  }

  const close = () => {
    isEnding = true;
    for (const child of running.values()) child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      close();
      process.exit(0);
    });
  }
  const [first = port + 1, ...others] = ports;
  // The first one creates the tables and fills them.
  await start(first, true);
  await Promise.all(others.map((own) => start(own, false)));
  await serveBalancer(port, ports);
  return { close, kill: (index) => void running.get(ports[index % ports.length] ?? 0)?.kill('SIGKILL') };
}
