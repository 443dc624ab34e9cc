import { type Operation, operations } from 'cart-fragment/api';
import { deductions } from './arazzo/deductions.ts';
import { orders } from './arazzo/orders.ts';
import { visits } from './arazzo/visits.ts';
import type { Step, Workflow } from './arazzo/workflow.ts';
import type { Json } from './openapi/schemas.ts';

/** Every call of the contract occurs in one of them. */
const workflows: Readonly<Record<string, Workflow>> = { ...visits, ...deductions, ...orders };

/**
 * Returns the journeys of shoppers as an Arazzo 1.0 description, for developers of a shop's backend: which calls the
 * cart sends one after the other, and what the answers have in common. `dist/arazzo.json` is this document.
 */
export function arazzoDocument(): Json {
  return {
    arazzo: '1.0.1',
    info: {
      title: 'Journeys through a shop with <cart-fragment>',
      version: '1.0.0',
      summary: 'What shoppers do with the cart, as sequences of calls.',
      description:
        "A shop's own calls put items into carts and log shoppers in, so each workflow begins with a session that the shop has " +
        'prepared. Its cookie is an input.',
    },
    sourceDescriptions: [{ name: 'shop', url: './openapi.json', type: 'openapi' }],
    workflows: Object.entries(workflows).map(([workflowId, workflow]) => ({ workflowId, ...described(workflow) })),
  };
}

function described({ summary, session, inputs = {}, steps }: Workflow): Json {
  const cookie = `The header Cookie of ${session}.`;
  const properties = Object.entries({ cookie, ...inputs }).map(([name, description]) => [
    name,
    { type: 'string', description },
  ]);
  return {
    summary,
    description: `Begins with ${session}.`,
    inputs: {
      type: 'object',
      properties: Object.fromEntries(properties) as Json,
      required: ['cookie', ...Object.keys(inputs)],
    },
    parameters: [header('Cookie', '$inputs.cookie')],
    steps: Object.entries(steps).map(([stepId, step]) => ({ stepId, ...sent(step) })),
  };
}

function sent({ call, text, params = {}, query = {}, headers = {}, body, status, holds = [], outputs }: Step): Json {
  const { method, answer }: Operation = operations[call];
  const parameters = [
    ...Object.entries(params).map(([name, value]) => ({ name, in: 'path', value })),
    ...Object.entries(query).map(([name, value]) => ({ name, in: 'query', value })),
    ...Object.entries({ ...(method === 'POST' && { 'X-Requested-With': 'cart-fragment' }), ...headers }).map(
      ([name, value]) => header(name, value),
    ),
  ];
  const wanted = status ?? (answer ? 200 : 204);
  return {
    description: text,
    operationId: call,
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { contentType: 'application/json', payload: body } }),
    successCriteria: [`$statusCode == ${wanted}`, ...holds].map((condition) => ({ condition })),
    ...(outputs && { outputs }),
  };
}

const header = (name: string, value: string) => ({ name, in: 'header', value });
