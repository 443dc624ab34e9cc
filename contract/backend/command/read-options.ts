import { parseArgs } from 'node:util';
import { faultKinds, type Fault, type FaultKind, type FaultPlan } from '../faults/fault-plan.ts';

export interface CommandOptions {
  readonly port: number;
  readonly hostname: string;
  readonly file: string | undefined;
  /** Whether the page `/` shows a cart. */
  readonly isOpened: boolean;
  readonly origins: readonly string[];
  readonly faults: FaultPlan;
}

export const usage = `cart-fragment-backend [options]

Serves the reference backend as a mock shop: http://localhost:8090/js_de/api/cart

  --open           shows a page with the cart, an add button and the badge, and prints its HTML
  --port NUMBER    the port (8090); 0 for any free one
  --host NAME      the address to listen on (127.0.0.1)
  --file FILE      keeps the carts: a SQLite file (Node 22.13 or newer), or JSON if the name ends with .json
  --origin URL     another origin whose pages may send calls with cookies; repeatable
  --latency MS     how long every call takes at least
  --fault FAULT    fails a call of each visitor; repeatable
  --help           shows this

A FAULT is KIND, KIND:CALL or KIND:CALL:TIMES, such as status:set-item-quantity:3. CALL is a part of the path.
Instead of status, a number from 400 to 599 names it, such as 409:remove-item. The kinds:
  ${faultKinds.slice(0, 8).join(', ')},
  ${faultKinds.slice(8).join(', ')}`;

/** Reads the options of the command. Throws a readable error for others; null if help is asked for. */
export function readOptions(args: readonly string[]): CommandOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8090' },
      host: { type: 'string', default: '127.0.0.1' },
      file: { type: 'string' },
      open: { type: 'boolean', default: false },
      origin: { type: 'string', multiple: true, default: [] },
      latency: { type: 'string', default: '0' },
      fault: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  return {
    port: numberIn(values.port, '--port', 65_535),
    hostname: values.host,
    file: values.file,
    isOpened: values.open,
    origins: values.origin.map(originIn),
    faults: {
      latencyMs: numberIn(values.latency, '--latency', 600_000),
      failNext: values.fault.map(faultIn),
    },
  };
}

function numberIn(text: string, name: string, most: number): number {
  if (!/^\d+$/.test(text) || Number(text) > most)
    throw new Error(`${name} is a number from 0 to ${most}, not ${text}.`);
  return Number(text);
}

function originIn(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new Error(`--origin is an origin such as http://localhost:3000, not ${text}.`);
  }
  return new URL(text).origin;
}

function faultIn(text: string): Fault {
  const [name = '', path = '', times = '1'] = text.split(':');
  const isStatus = /^[45]\d\d$/.test(name);
  if (!isStatus && !isKind(name)) throw new Error(`--fault ${name} does not exist.`);
  return {
    kind: isStatus ? 'status' : (name as FaultKind),
    path: path || null,
    status: isStatus ? Number(name) : name === 'html' ? 503 : 500,
    body: null,
    applied: false,
    retryAfterSeconds: 2,
    delayMs: 6000,
    times: numberIn(times, 'TIMES of --fault', 1_000_000),
  };
}

function isKind(name: string): name is FaultKind {
  return (faultKinds as readonly string[]).includes(name);
}
