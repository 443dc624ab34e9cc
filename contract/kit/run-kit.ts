import { allChecks } from './checks/all-checks.ts';
import type { Check, RuleSet, Scene } from './check.ts';
import type { ShopDescription } from './shop-description.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import { Violation } from './violation.ts';

export interface KitOptions {
  /** Ends with a slash. Nothing is sent to another host. */
  readonly baseUrl: string;
  readonly description: ShopDescription;
  /** The sets to run; all if missing. */
  readonly sets?: readonly RuleSet[];
  readonly fetch: typeof fetch;
  readonly seed?: number;
  readonly runs?: number;
  readonly onResult?: (result: Result) => void;
}

type Outcome = 'passed' | 'failed' | 'not offered';

/** The outcome of one check. */
export interface Result {
  readonly set: RuleSet;
  readonly check: Check;
  readonly outcome: Outcome;
  readonly expected?: string;
  readonly observed?: string;
  /** The calls that repeat a failure, as `curl`. */
  readonly calls: readonly string[];
}

/** Checks a shop, one rule after the other. */
export async function runKit(options: KitOptions): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const [set, checks] of Object.entries(allChecks) as [RuleSet, readonly Check[]][]) {
    if (options.sets && !options.sets.includes(set)) continue;
    for (const check of checks) {
      const result = { set, check, ...(await runCheck(set, check, options)) };
      results.push(result);
      options.onResult?.(result);
    }
  }
  return results;
}

/** The number of calls to report; the last ones show the failure. */
const mostCalls = 15;

async function runCheck(set: RuleSet, check: Check, options: KitOptions): Promise<Omit<Result, 'set' | 'check'>> {
  const { description, baseUrl, fetch } = options;
  const isOffered = set === 'core' || description[set] !== undefined;
  if (!isOffered || check.isOffered?.(description) === false) return { outcome: 'not offered', calls: [] };
  let calls: string[] = [];
  const open = async (): Promise<Visitor> => {
    return openVisitor({ baseUrl, description, fetch, record: (curl) => calls.push(curl) });
  };
  const scene: Scene = {
    baseUrl,
    description,
    largestQuantity: description.largestQuantity ?? 25,
    async visitor() {
      // A random sequence opens a session for every attempt; only the last one repeats the failure.
      if (check.id === 'sequences') calls = [];
      const visitor = await open();
      for (const request of description.fill ?? []) await visitor.request(request);
      return visitor;
    },
    seed: options.seed ?? 1,
    runs: options.runs ?? 20,
  };
  try {
    await check.run(scene);
    return { outcome: 'passed', calls: [] };
  } catch (error) {
    const violation = error instanceof Violation ? error : new Violation('the check to run', String(error));
    return {
      outcome: 'failed',
      expected: violation.expected,
      observed: violation.observed,
      calls: calls.slice(-mostCalls),
    };
  }
}
