/** Kinds of faults. */
export const faultKinds = [
  /** A given status with a given body. */
  'status',
  /** The connection breaks before the shop has applied the call, or after. */
  'drop-before',
  'drop-after',
  /** An HTML page: an error page, or a login page with status 200. */
  'html',
  'login-page',
  /** 200 without a body; 204. */
  'empty',
  'no-content',
  /** Half of the JSON, followed by the end of the response, by a broken connection, or by nothing. */
  'cut-json',
  'cut-body',
  'stall-body',
  /** No answer at all. */
  'stall',
  /** 429 with Retry-After. */
  'retry-after',
  /** A correct but delayed answer. */
  'delay',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Applies only to calls whose path contains this; null for all. */
  readonly path: string | null;
  readonly status: number;
  /** Strings are sent unchanged, everything else as JSON; null for an error of the catalog. */
  readonly body: unknown;
  /** Whether the shop applies the call before the fault. Kinds that cut off an answer always do. */
  readonly applied: boolean;
  readonly retryAfterSeconds: number;
  readonly delayMs: number;
  /** Number of remaining calls to fail. */
  readonly times: number;
}

export interface FaultPlan {
  /** Minimum duration of every call in milliseconds. */
  readonly latencyMs: number;
  readonly failNext: readonly Fault[];
}

export const noFaults: FaultPlan = { latencyMs: 0, failNext: [] };

/** Returns the first fault that applies to a call, and decrements its count. */
export function takeFault(plan: FaultPlan, path: string): { readonly plan: FaultPlan; readonly fault: Fault | null } {
  const fault = plan.failNext.find((candidate) => candidate.path === null || path.includes(candidate.path));
  if (!fault) return { plan, fault: null };
  const failNext = plan.failNext.flatMap((entry) => {
    if (entry !== fault) return entry;
    return entry.times > 1 ? { ...entry, times: entry.times - 1 } : [];
  });
  return { plan: { ...plan, failNext }, fault };
}
