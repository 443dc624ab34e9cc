import { describe, expect, it } from 'vitest';
import { errorAnswerSchema, type NamedOperation, operations } from 'cart-fragment/api';
import * as z from 'zod/mini';
import { openApiDocument } from './document.ts';
import { callExamples } from './examples/calls.ts';
import { refusalExamples } from './examples/refusals.ts';

const calls = Object.values(operations).map((operation: NamedOperation) => [operation.name, operation] as const);
const problemsOf = (schema: z.ZodMiniType | null, value: unknown) =>
  schema ? (z.safeParse(schema, value).error?.issues ?? []) : value === undefined ? [] : ['there is nothing to send'];

describe('callExamples', () => {
  it.each(calls)('are valid for %s', (name, operation) => {
    const example = callExamples[name as keyof typeof operations];
    expect(problemsOf(operation.params, example.params)).toEqual([]);
    expect(problemsOf(operation.query, example.query)).toEqual([]);
    expect(problemsOf(operation.body, example.request)).toEqual([]);
    expect(problemsOf(operation.answer, example.answer)).toEqual([]);
  });
});

describe('refusalExamples', () => {
  const refusals = Object.entries(refusalExamples).flatMap(([name, own]) =>
    Object.entries(own).map(([reason, refusal]) => [name as keyof typeof operations, reason, refusal] as const),
  );

  it.each(refusals)('are valid for %s: %s', (name, _, { request, answer }) => {
    expect(problemsOf(operations[name].body, request)).toEqual([]);
    const read = errorAnswerSchema.safeParse(answer);
    expect(read.data).toMatchObject(answer);
  });
});

interface Body {
  readonly content?: { readonly 'application/json': Readonly<Record<string, unknown>> };
}
interface Described {
  readonly operationId: string;
  readonly parameters: readonly object[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body & { readonly $ref?: string }>>;
}

describe('the examples of the document', () => {
  const { paths, components } = openApiDocument() as {
    paths: Record<string, Record<string, Described>>;
    components: { responses: Record<string, Body> };
  };
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  const hasExample = ({ content }: Body) =>
    content === undefined || 'example' in content['application/json'] || 'examples' in content['application/json'];

  it('include every request, answer and refusal', () => {
    for (const { operationId, requestBody = {}, responses } of described) {
      const bodies = [requestBody, ...Object.values(responses).filter(({ $ref }) => $ref === undefined)];
      expect([operationId, bodies.every(hasExample)]).toEqual([operationId, true]);
    }
    for (const [name, response] of Object.entries(components.responses)) {
      const { example } = response.content!['application/json'];
      expect([name, errorAnswerSchema.safeParse(example).error]).toEqual([name, undefined]);
    }
  });

  it('include every path and query parameter', () => {
    const parameters = described.flatMap((operation) => operation.parameters).filter((one) => !('$ref' in one));
    expect(parameters).toHaveLength(6);
    for (const parameter of parameters) expect(parameter).toMatchObject({ example: expect.any(String) as string });
  });
});
