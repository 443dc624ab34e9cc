/** How a call can fail; each kind is one row of what the cart must withstand. */
export const faultKinds = [
  /** A status of choice, with a body of choice. */
  'status',
  /** The connection breaks before the shop has applied the call, or after. */
  'drop-before',
  'drop-after',
  /** An error page; a page to log in that answers 200. */
  'html',
  'login-page',
  /** 200 without a body; 204. */
  'empty',
  'no-content',
  /** Half of the JSON, as if that was all; half of it, and then the connection breaks; half of it, and then silence. */
  'cut-json',
  'cut-body',
  'stall-body',
  /** No answer at all. */
  'stall',
  /** 429 with Retry-After. */
  'retry-after',
  /** An ordinary answer that comes late. */
  'delay',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Only calls whose path contains this; null for all. */
  readonly path: string | null;
  readonly status: number;
  /** Text is sent as it is, everything else as JSON; null for an error body of the catalogue. */
  readonly body: unknown;
  /** Whether the shop applies the call before it answers wrongly; the kinds with an answer to cut always do. */
  readonly applied: boolean;
  readonly retryAfterSeconds: number;
  readonly delayMs: number;
  /** How many calls are still to fail. */
  readonly times: number;
}

export interface FaultPlan {
  /** Every call takes at least so long. */
  readonly latencyMs: number;
  readonly failNext: readonly Fault[];
}

export const noFaults: FaultPlan = { latencyMs: 0, failNext: [] };

/** Takes the first fault that is meant for a call, and counts it down. */
export function takeFault(plan: FaultPlan, path: string): { readonly plan: FaultPlan; readonly fault: Fault | null } {
  const fault = plan.failNext.find((candidate) => candidate.path === null || path.includes(candidate.path));
  if (!fault) return { plan, fault: null };
  const failNext = plan.failNext.flatMap((one) => {
    if (one !== fault) return one;
    return one.times > 1 ? { ...one, times: one.times - 1 } : [];
  });
  return { plan: { ...plan, failNext }, fault };
}
