import { asRecord } from '../../domain/as-record.ts';
import type { Finding } from '../../domain/mistake.ts';
import { fold } from '../../domain/spelling.ts';
import { fieldsOfSchema } from './schema-fields.ts';
import type * as z from './zod.ts';

/** Limits what hostile data can cost. */
const mostFields = 100;

/**
 * Returns the fields of objects, but not of lists, that a schema does not have. A name that does not begin with a letter,
 * such as `_comment`, is on purpose. Expected is the field that is probably meant, or all that the object may have.
 * @param answers the names of objects that may have more fields, because they are answers of the shop.
 */
export function unknownFields(schema: z.core.$ZodType, value: unknown, answers: readonly string[]): Finding[] {
  const known = pathsIn(schema, answers);

  function search(parent: string, inner: unknown): Finding[] {
    const siblings = known.filter((path) => path.startsWith(parent) && !path.slice(parent.length).includes('.'));
    const fields = siblings.length > 0 ? Object.entries(asRecord(inner) ?? {}) : [];
    return fields.slice(0, mostFields).flatMap(([name, field]) => {
      const path = parent + name;
      if (known.includes(path)) return search(`${path}.`, field);
      if (!/^[a-z]/i.test(name)) return [];
      return [{ kind: 'unknown field', path, found: 'an unknown field', expected: meantBy(name, siblings, known) }];
    });
  }

  return search('', value);
}

function pathsIn(schema: z.core.$ZodType, answers: readonly string[], parent = ''): string[] {
  return Object.entries(fieldsOfSchema(schema)).flatMap(([name, field]) => {
    const path = parent + name;
    return [path, ...(answers.includes(name) ? [] : pathsIn(field, answers, `${path}.`))];
  });
}

const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1);

const shortestBeginning = 3;

/** The same name, also in another place, or the sibling that begins most like it. */
function meantBy(name: string, siblings: readonly string[], known: readonly string[]): string {
  const word = fold(name);
  const same = [...siblings, ...known].find((path) => fold(lastName(path)) === word);
  if (same) return same;
  for (let length = word.length; length >= shortestBeginning; length--) {
    const beginning = word.slice(0, length);
    const similar = siblings.find((path) => fold(lastName(path)).startsWith(beginning));
    if (similar) return similar;
  }
  return siblings.map(lastName).join(', ');
}
