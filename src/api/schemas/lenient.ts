import * as z from './zod.ts';
import type { OpenEnum, Spelling } from '../../domain/spelling.ts';
import { holds } from './checks.ts';
import { described } from './described.ts';

/** Null if missing or null. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return described(
    z.pipe(
      z.optional(z.nullable(schema)),
      z.transform((value) => value ?? null),
    ),
    { default: null },
  );
}

/** A list; empty if missing or null. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.optional(z.nullable(z.array(schema))),
    z.transform((list) => list ?? []),
  );
}

/** A string; empty if missing or null. */
/* @__NO_SIDE_EFFECTS__ */
export function textOrBlank() {
  return z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((text) => text ?? ''),
  );
}

/** A boolean; false if missing or null. */
/* @__NO_SIDE_EFFECTS__ */
export function yesOrNo() {
  return z.pipe(
    z.optional(z.nullable(z.boolean())),
    z.transform((value) => value ?? false),
  );
}

/** An enumeration in either spelling. Unknown values are accepted (rulings, 2). */
/* @__NO_SIDE_EFFECTS__ */
export function spelled<Known extends string>(spelling: Pick<Spelling<Known>, 'known' | 'read'>) {
  return z.pipe(
    described(z.string(), { examples: [...spelling.known] }),
    z.transform((value): OpenEnum<Known> => spelling.read(value)),
  );
}

/** A non-empty string. */
export const identifier = described(z.string().check(holds((value) => value !== '')), { minLength: 1 });
