import { Validator } from '@seriousme/openapi-schema-validator';
import { operations } from 'cart-fragment/api';
import { describe, expect, it } from 'vitest';
import { createTestShop } from './testing/test-shop.ts';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Readonly<Record<string, string>>[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

async function served(): Promise<Document> {
  return (await (await createTestShop().fetch('api/openapi.json')).json()) as Document;
}

const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap((methods) => Object.values(methods));

describe('openApiDocument', () => {
  it('names every schema of a body', async () => {
    const { paths } = await served();
    const bodies = JSON.stringify(Object.values(paths)).match(/"application\/json":\{"schema":\{"\$?\w+/g);
    expect(new Set(bodies)).toEqual(new Set(['"application/json":{"schema":{"$ref']));
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const result = await validator.validate({ ...(await served()) });
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('describes exactly the operations of the contract', async () => {
    const described = operationsOf(await served()).map(({ operationId }) => operationId);
    expect(described.toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it('has a tag for every operation', async () => {
    for (const { operationId, tags } of operationsOf(await served())) {
      expect([operationId, tags]).toEqual([operationId, [expect.any(String)]]);
    }
  });

  it('requires the header for POST only, and describes refusals', async () => {
    const { paths } = await served();
    for (const [method, operation] of Object.values(paths).flatMap((methods) => Object.entries(methods))) {
      const asks = operation.parameters.some(({ $ref }) => $ref === '#/components/parameters/RequestedWith');
      expect([operation.operationId, asks]).toEqual([operation.operationId, method === 'post']);
      expect(operation.responses['default']).toEqual({ $ref: '#/components/responses/Failed' });
    }
  });

  it('contains path and query parameters', async () => {
    const { paths } = await served();
    const availability = paths['/api/payment-methods/{id}/availability']?.['get'];
    expect(availability?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 1 } },
      { name: 'totalAmount', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'shippingMethod', in: 'query', required: true, schema: { type: 'string' } },
    ]);
  });
});
