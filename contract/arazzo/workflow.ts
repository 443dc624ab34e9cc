import type { operations } from 'cart-fragment/api';

/** One call of a workflow, with expressions of Arazzo such as `$steps.show.outputs.item` as values. */
export interface Step {
  readonly call: keyof typeof operations;
  readonly text: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** 200 or 204 if missing. */
  readonly status?: number;
  /** What is true of the answer. */
  readonly holds?: readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
}

export interface Workflow {
  readonly summary: string;
  /** What the shop has prepared. */
  readonly session: string;
  /** What else must be known about the shop, with descriptions. All are text. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, Step>>;
}

/** The expression of a value in the answer. */
export const answered = (path: string) => `$response.body#/${path}`;
