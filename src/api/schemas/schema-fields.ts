import type * as z from './zod.ts';

/** Reads schemas at run time, for messages. Type-safe access would need types of zod that the program does not have. */

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/** The schema of the value itself, behind fallbacks. */
function coreOf(schema: Schema): Definition {
  const def = schema._zod.def as Definition;
  return def.type === 'optional' || def.type === 'nullable' ? coreOf(def.innerType) : def;
}

export function fieldsOfSchema(schema: Schema): Readonly<Record<string, Schema>> {
  const def = coreOf(schema);
  return def.type === 'object' ? def.shape : {};
}

export function expectedAt(schema: Schema, path: readonly PropertyKey[]): string {
  const [key, ...rest] = path;
  const def = coreOf(schema);
  if (key === undefined) return describe(def);
  const inner = def.type === 'array' ? def.element : fieldsOfSchema(schema)[String(key)];
  return inner ? expectedAt(inner, rest) : 'another value';
}

const names: Partial<Record<Definition['type'], string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

/** The fields of an object with two levels, since money is one within a price. */
function describe(def: Definition, levels = 2): string {
  if (def.type !== 'object') return names[def.type] ?? 'another value';
  const fields = Object.entries(def.shape).map(([name, field]) => {
    const inner = coreOf(field);
    return inner.type === 'object' && levels > 1 ? `${name}: ${describe(inner, levels - 1)}` : name;
  });
  return `{ ${fields.join(', ')} }`;
}
