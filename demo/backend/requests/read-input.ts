import type * as z from 'zod/mini';
import { refuseCall } from '../rules/refusal.ts';

/** Validates a part of a request. Refuses with 422 and the name of the invalid field. */
export function readInput<Schema extends z.ZodMiniType | null>(
  schema: Schema,
  value: unknown,
): Schema extends z.ZodMiniType ? z.output<Schema> : null {
  type Output = Schema extends z.ZodMiniType ? z.output<Schema> : null;
  if (schema === null) return null as Output;
  const read = schema.safeParse(value);
  if (read.success) return read.data as Output;
  const issue = read.error.issues[0];
  return refuseCall(
    422,
    `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`,
    'input_validation_error',
  );
}

/** Parses the JSON of a request. Refuses anything else. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) refuseCall(415, 'The body must be application/json.');
  try {
    return JSON.parse(await request.text());
  } catch {
    return refuseCall(400, 'The body is no JSON.');
  }
}

/** Refuses POST requests that another site could have caused. */
export function refuseForeignPost(request: Request): void {
  if (request.method === 'POST' && request.headers.get('x-requested-with') !== 'cart-fragment') {
    refuseCall(403, 'The header X-Requested-With: cart-fragment is missing.');
  }
}
