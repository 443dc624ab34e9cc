import { shopUrl } from '../shop/shops.ts';

/** The parts of an OpenAPI 3.1 document that the page shows. */
export interface Contract {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Partial<Body>>>;
}

interface Parameter {
  readonly name?: string;
  readonly in?: 'path' | 'query';
}

interface Body {
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export async function fetchContract(): Promise<Contract> {
  const response = await fetch(shopUrl('api/openapi.json'));
  return (await response.json()) as Contract;
}

export function callsOf({ paths }: Contract, tag: string): readonly Call[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
    .filter(({ operation }) => operation.tags.includes(tag));
}

export const nameOf = ({ $ref }: Schema): string => $ref?.split('/').at(-1) ?? '';

export function bodyOf(body: Partial<Body> | undefined): Schema | null {
  return body?.content?.['application/json'].schema ?? null;
}

/** Returns JSON to start a request body from: each field with an example or an empty value. */
export function exampleOf(contract: Pick<Contract, 'components'>, schema: Schema): unknown {
  if (schema.$ref) return exampleOf(contract, contract.components.schemas[nameOf(schema)] ?? {});
  const [known] = schema.examples ?? schema.enum ?? [];
  if (known !== undefined) return known;
  if (schema.anyOf) return exampleOf(contract, schema.anyOf[0] ?? {});
  const type = [schema.type].flat()[0];
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(contract, field)]));
  }
  if (type === 'array') return schema.items ? [exampleOf(contract, schema.items)] : [];
  return { number: 1, integer: 1, boolean: false }[type ?? ''] ?? '';
}
