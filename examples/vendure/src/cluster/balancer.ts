import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

const largestBody = 1_000_000;

/**
 * A plain reverse proxy: each request goes to the next server, whoever the visitor is. A server that does not accept the
 * connection is skipped; a request that has reached one is never sent again, since nobody knows what it has done. A body
 * that no call has is not kept.
 */
export function serveBalancer(port: number, servers: readonly number[]): Promise<Server> {
  const agent = new Agent({ keepAlive: false });
  let turn = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tries: readonly number[]): void {
    const [server, ...others] = tries;
    if (server === undefined) return void outgoing.writeHead(503, { 'retry-after': '1' }).end();
    const { method, url } = incoming;
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const passed = send({ host: '127.0.0.1', port: server, method, path: url, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(incoming, outgoing, body, others);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    passed.end(body);
  }

  const balancer = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largestBody) chunks.push(chunk);
      else chunks.length = 0;
    });
    incoming.on('end', () => {
      if (size > largestBody) return void outgoing.writeHead(413).end();
      const first = turn++ % servers.length;
      pass(incoming, outgoing, Buffer.concat(chunks), [...servers.slice(first), ...servers.slice(0, first)]);
    });
  });
  return new Promise((resolve, reject) => {
    balancer.once('error', reject);
    balancer.listen(port, '127.0.0.1', () => resolve(balancer));
  });
}
