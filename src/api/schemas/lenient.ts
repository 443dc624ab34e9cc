import './configure-zod.ts';
import * as z from 'zod/mini';
import type { OpenEnum, Spelling } from '../../domain/spelling.ts';

/** Missing and null both read as null. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

/** A list; missing and null read as the empty one. */
export function listOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.optional(z.nullable(z.array(schema))),
    z.transform((list) => list ?? []),
  );
}

/** Text; missing and null read as the empty one. */
export function textOrBlank() {
  return z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((text) => text ?? ''),
  );
}

/** A yes or no; missing and null read as no. */
export function yesOrNo() {
  return z.pipe(
    z.optional(z.nullable(z.boolean())),
    z.transform((value) => value ?? false),
  );
}

/** An enumeration in either spelling; unknown values pass (rulings, 2). */
export function spelled<Known extends string>(spelling: Pick<Spelling<Known>, 'known' | 'read'>) {
  return z.pipe(
    z.string().register(z.globalRegistry, { examples: [...spelling.known] }),
    z.transform((value): OpenEnum<Known> => spelling.read(value)),
  );
}

/** An identifier: text that is not empty. */
export const identifier = z.string().check(z.minLength(1));
