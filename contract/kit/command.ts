import { allChecks } from './checks/all-checks.ts';
import type { RuleSet } from './check.ts';
import { junitReport } from './report/junit.ts';
import { summaryLines, terminalLines } from './report/terminal.ts';
import { readDescription } from './read-description.ts';
import { runKit } from './run-kit.ts';
import type { ShopDescription } from './shop-description.ts';

/** What the command needs of the system that it runs on. */
export interface System {
  readonly print: (line: string) => void;
  readonly readFile: (name: string) => Promise<string>;
  readonly writeFile: (name: string, text: string) => Promise<void>;
  /** The description that `--init` writes, to be filled in. */
  readonly template: () => Promise<string>;
  readonly fetch: typeof fetch;
}

/** The exit codes: every rule holds, a rule is violated, or the command could not run. */
const exit = { passed: 0, failed: 1, unusable: 2 } as const;

const usage = `cart-fragment-contract https://staging.shop.example/ [options]

  --shop FILE      the description of your shop (contract-shop.json)
  --init           writes this file with everything as a comment, to be filled in
  --sets A,B       only these sets of rules: ${Object.keys(allChecks).join(', ')}
  --junit FILE     writes the report as JUnit XML
  --seed NUMBER    repeats the random sequences of an earlier run
  --runs NUMBER    how many random sequences (20)
  --help           shows this text

Calls go to this host alone. Use a test system: the command changes carts, and begins payments if the
description has them, but places no order.`;

/** Runs the command, and returns its exit code. */
export async function runCommand(args: readonly string[], system: System): Promise<number> {
  if (args.includes('--help')) {
    system.print(usage);
    return exit.passed;
  }
  const given = readArguments(args);
  if (typeof given === 'string') return stop(system, `${given}\n\n${usage}`);
  const { options, address } = given;
  const unusable = unusableOption(options);
  if (unusable !== null) return stop(system, unusable);
  const file = options['shop'] ?? 'contract-shop.json';
  if (options['init'] !== undefined) {
    const before = await system.readFile(file).catch(() => null);
    if (before !== null) return stop(system, `${file} exists. Delete it, or name another file with --shop.`);
    await system.writeFile(file, await system.template());
    system.print(`${file} is ready to be filled in.`);
    return exit.passed;
  }
  const target = readAddress(address, system.fetch);
  if (target === null) return stop(system, `The address begins with http:// or https://.\n\n${usage}`);
  const { baseUrl, fetch } = target;
  const text = await system.readFile(file).catch(() => null);
  if (text === null) return stop(system, `${file} does not exist. Write it with --init, or name it with --shop.`);
  const description = readDescription(text);
  if (typeof description === 'string') return stop(system, `${file}: ${description}`);
  const missing = missingLine(description);
  if (missing !== null) return stop(system, `${file}: ${missing}`);
  const sets = options['sets']?.split(',') as RuleSet[] | undefined;
  const unknown = sets?.filter((set) => !Object.hasOwn(allChecks, set)) ?? [];
  if (unknown.length > 0) return stop(system, `There is no set ${unknown.join(', ')}.\n\n${usage}`);
  const refusal = await fetch(baseUrl, { redirect: 'manual' }).then(() => null, reasonOf);
  if (refusal !== null) return stop(system, `${baseUrl} does not answer: ${refusal}`);
  const seed = Number(options['seed'] ?? Math.floor(Math.random() * 2 ** 31));
  const results = await runKit({
    baseUrl,
    description,
    seed,
    runs: Number(options['runs'] ?? 20),
    fetch,
    ...(sets && { sets }),
    onResult: (result) => terminalLines(result).forEach((line) => system.print(line)),
  });
  system.print('');
  for (const line of [...summaryLines(results), `--seed ${seed}`]) system.print(line);
  if (options['junit']) await system.writeFile(options['junit'], junitReport(results));
  return results.some(({ outcome }) => outcome === 'failed') ? exit.failed : exit.passed;
}

/** Which line a description lacks; null if none. */
function missingLine({ payments, session }: ShopDescription): string | null {
  if (!payments || payments.page || session.open) return null;
  return 'add "page": { "path": "…" } to "payments", the page on which payments start: its keys must be those of a test system';
}

function stop(system: System, message: string): number {
  system.print(message);
  return exit.unusable;
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : String(error);

/** What is wrong with the value of an option; null if nothing is. */
function unusableOption({ runs = '1', seed = '0' }: Options): string | null {
  const isCount = (text: string) => /^\d{1,10}$/.test(text);
  if (!isCount(runs) || Number(runs) === 0) return `--runs is a whole number from 1 on, not ${runs}.`;
  return isCount(seed) ? null : `--seed is a whole number, not ${seed}.`;
}

const withValue = ['shop', 'sets', 'junit', 'seed', 'runs'];

type Options = Readonly<Partial<Record<string, string>>>;

function readArguments(args: readonly string[]): string | { options: Options; address: string } {
  const options: Record<string, string> = {};
  let address = '';
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    const [, name = '', own] = /^--(\w+)(?:=(.*))?$/.exec(argument) ?? [];
    if (!argument.startsWith('--')) address = argument;
    else if (name === 'init') options[name] = '';
    else if (!withValue.includes(name)) return `There is no option ${argument}.`;
    else options[name] = own ?? args[(index += 1)] ?? '';
  }
  return { options, address };
}

/** The base URL, which ends with a slash, and how it is called; null if it is none. */
function readAddress(address: string, fetch: System['fetch']): (Pick<System, 'fetch'> & { baseUrl: string }) | null {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const user = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = url.password = '';
  const baseUrl = url.href.endsWith('/') ? url.href : `${url.href}/`;
  if (user === ':') return { baseUrl, fetch };
  // No `fetch` accepts a URL with a user.
  const authorized: System['fetch'] = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Basic ${btoa(user)}`);
    return fetch(input, { ...init, headers });
  };
  return { baseUrl, fetch: authorized };
}
