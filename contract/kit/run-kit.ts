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
  /** The id of the only check to run. */
  readonly only?: string;
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
  const findings: Findings = new Map();
  for (const [set, checks] of Object.entries(allChecks) as [RuleSet, readonly Check[]][]) {
    if (options.sets && !options.sets.includes(set)) continue;
    for (const check of checks) {
      if (options.only !== undefined && options.only !== check.id) continue;
      const result = { set, check, ...(await runCheck(set, check, options, findings)) };
      results.push(result);
      options.onResult?.(result);
      findings.delete(check.id);
    }
  }
  for (const [id, failure] of findings) {
    const check = allChecks.core.find((one) => one.id === id);
    if (!check) continue;
    const result = { set: 'core' as const, check, ...failure };
    const index = results.findIndex((one) => one.check === check);
    if (results[index]?.outcome === 'failed') continue;
    results.splice(index < 0 ? results.length : index, 1, result);
    options.onResult?.(result);
  }
  return results;
}

/** What the calls of other rules have shown of a rule of the core, by its id. */
type Findings = Map<string, Omit<Result, 'set' | 'check'>>;

/** The number of calls to report; the last ones show the failure. */
const mostCalls = 15;

async function runCheck(
  set: RuleSet,
  check: Check,
  options: KitOptions,
  findings: Findings,
): Promise<Omit<Result, 'set' | 'check'>> {
  const { description, baseUrl, fetch } = options;
  const isOffered = set === 'core' || description[set] !== undefined;
  if (!isOffered || check.isOffered?.(description) === false) return { outcome: 'not offered', calls: [] };
  let calls: string[] = [];
  const open = async (): Promise<Visitor> => {
    const note = (rule: string, violation: Violation) => {
      if (!findings.has(rule)) findings.set(rule, failureOf(violation, calls));
    };
    return openVisitor({ baseUrl, description, fetch, record: (curl) => calls.push(curl), note });
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
    return findings.get(check.id) ?? { outcome: 'passed', calls: [] };
  } catch (error) {
    return failureOf(error instanceof Violation ? error : new Violation('the check to run', String(error)), calls);
  }
}

function failureOf({ expected, observed }: Violation, calls: readonly string[]) {
  return { outcome: 'failed' as const, expected, observed, calls: calls.slice(-mostCalls) };
}
