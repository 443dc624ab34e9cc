/**
 * What the schemas of this folder use of `zod/mini`, without what they don't: asynchronous parsing, encoding, JSON
 * schemas, messages. The bundles for script tags and for the server get this module in place of zod, which would cost a
 * shopper another 5 KB before the cart stands there. Everybody else has zod itself, and reader.test.ts holds both to
 * the same answers.
 */

interface Issue {
  readonly path: readonly PropertyKey[];
}

/** Reads a value; what is wrong with it is added to the issues. */
type Read = (value: unknown, issues: Issue[]) => unknown;

type Check = (payload: { readonly value: unknown; readonly issues: Partial<Issue>[] }) => void;

class Schema {
  readonly read: Read;
  readonly shape: Shape | undefined;

  constructor(read: Read, shape?: Shape) {
    this.read = read;
    this.shape = shape;
  }

  /** Checks are only asked about values that are right so far. */
  check(...checks: readonly Check[]): Schema {
    return new Schema((value, issues) => {
      const before = issues.length;
      const result = this.read(value, issues);
      if (issues.length > before) return result;
      const found: Partial<Issue>[] = [];
      checks.forEach((check) => check({ value: result, issues: found }));
      issues.push(...found.map(({ path = [] }) => ({ path })));
      return result;
    }, this.shape);
  }

  safeParse(value: unknown) {
    return safeParse(this, value);
  }
}

type Shape = Readonly<Record<string, Schema>>;

export function safeParse(schema: Schema, value: unknown) {
  const issues: Issue[] = [];
  const data = schema.read(value, issues);
  return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
}

/** zod's settings are of no matter here. */
export function config(): void {}

function accepting(accepts: (value: unknown) => boolean): Schema {
  return new Schema((value, issues) => {
    if (!accepts(value)) issues.push({ path: [] });
    return value;
  });
}

export const string = () => accepting((value) => typeof value === 'string');
export const number = () => accepting(Number.isFinite);
export const boolean = () => accepting((value) => typeof value === 'boolean');
export const literal = (only: unknown) => accepting((value) => value === only);

const oneOf = (values: readonly unknown[]) => accepting((value) => values.includes(value));
export { oneOf as enum };

export function optional(schema: Schema): Schema {
  return new Schema((value, issues) => (value === undefined ? value : schema.read(value, issues)));
}

export function nullable(schema: Schema): Schema {
  return new Schema((value, issues) => (value === null ? value : schema.read(value, issues)));
}

export function transform(map: (value: unknown) => unknown): Schema {
  return new Schema((value) => map(value));
}

export function pipe(first: Schema, second: Schema): Schema {
  return new Schema((value, issues) => {
    const before = issues.length;
    const result = first.read(value, issues);
    return issues.length > before ? result : second.read(result, issues);
  });
}

export function array(element: Schema): Schema {
  return new Schema((value, issues) => {
    // Unlike map, from does not pass over holes.
    if (Array.isArray(value)) return Array.from(value, (entry, index) => readPart(element, entry, index, issues));
    issues.push({ path: [] });
    return value;
  });
}

/** Fields that the shape does not name are left out. */
export function object(shape: Shape): Schema {
  return new Schema((value, issues) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      issues.push({ path: [] });
      return value;
    }
    const result: Record<string, unknown> = {};
    for (const [key, schema] of Object.entries(shape)) {
      const part = readPart(schema, (value as Record<string, unknown>)[key], key, issues);
      if (part !== undefined || key in value) result[key] = part;
    }
    return result;
  }, shape);
}

function readPart(schema: Schema, value: unknown, key: PropertyKey, issues: Issue[]): unknown {
  const own: Issue[] = [];
  const result = schema.read(value, own);
  issues.push(...own.map(({ path }) => ({ path: [key, ...path] })));
  return result;
}
