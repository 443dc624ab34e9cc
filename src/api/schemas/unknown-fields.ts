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

/** A sibling with a similar name, or the same name in another place. */
function meantBy(name: string, siblings: readonly string[], known: readonly string[]): string {
  const word = fold(name);
  const within = (most: number) => (path: string) => {
    const other = fold(lastName(path));
    return Math.abs(other.length - word.length) <= most && editDistance(word, other) <= most;
  };
  const typos = word.length < 6 ? [0, 1] : [0, 1, 2];
  const meant = typos.flatMap((most) => siblings.find(within(most)) ?? [])[0] ?? known.find(within(0));
  return meant ?? siblings.map(lastName).join(', ');
}

/** Returns how many letters have to be added, removed or replaced to turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let row = [...Array(to.length + 1).keys()];
  for (const [index, letter] of [...from].entries()) {
    let diagonal = index;
    let left = index + 1;
    const cells = row.slice(1).map((above, column) => {
      left = Math.min(left + 1, above + 1, diagonal + (letter === to[column] ? 0 : 1));
      diagonal = above;
      return left;
    });
    row = [index + 1, ...cells];
  }
  return row.at(-1) ?? 0;
}
