import { links } from './links.ts';
import { pathsOf, sections } from './paths.ts';
import { refusalComponents } from './refusals.ts';
import { componentSchemas, nameSchemas, type Json } from './schemas.ts';

/**
 * Returns the contract as an OpenAPI 3.1 document for developers of a shop's backend, generated from the schemas with
 * which the client validates responses. `dist/openapi.json` is this document.
 */
export function openApiDocument(): Json {
  const names = nameSchemas();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cart fragment API',
      version: '1.0.0',
      description:
        'The calls that a shop answers for `<cart-fragment>`. Amounts are decimals in major units. Enumerations are ' +
        'in PascalCase; responses may use snake_case as well.',
      contact: { name: 'The documentation of the package cart-fragment' },
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '.', description: 'Relative to the baseUrl of the fragment data' }],
    security: [{ session: [] }],
    tags: Object.entries(sections).map(([name, description]) => ({ name, description })),
    paths: pathsOf(names),
    components: {
      schemas: componentSchemas(names),
      responses: refusalComponents(),
      securitySchemes: { session },
      headers,
      parameters,
      links,
    },
    // Not the body of a call: the page passes it to the element.
    'x-initialChangeset': { $ref: '#/components/schemas/Changeset' },
  };
}

const exampleTag = '"3f0c4f2e-8a8e-4b0b-9f0e-2f2ad1b7c001.18"';

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'session',
  description:
    "The visitor's session, for guests and customers. The shop chooses the cookie's name, and sets it HttpOnly with the page; " +
    'SameSite=Lax, or SameSite=None; Secure if the calls go to another site.',
};

const headers = {
  CartTag: {
    description:
      'Optional: the version of the cart, as in If-Match. If a shop on another origin exposes it ' +
      '(Access-Control-Expose-Headers), it gets If-Match and Idempotency-Key.',
    schema: { type: 'string', examples: [exampleTag] },
  },
  NoStore: {
    description: 'No cache may store the answer.',
    required: true,
    schema: { type: 'string', examples: ['no-store'] },
  },
  RetryAfter: {
    description: 'Seconds. With a date, the cart fragment waits 5 seconds.',
    schema: { type: 'string', examples: ['30'] },
  },
};

const parameters = {
  RequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: true,
    description: 'Proves that the request does not come from another site',
    schema: { const: 'cart-fragment' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The version of the cart that the shopper saw: its cartId and cartVersion, separated by a dot, in quotes. May ' +
      'be ignored; otherwise, refuse any other version with 412. Changes of the cart carry it only with conditionalChanges.',
    schema: { type: 'string', examples: [exampleTag] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'The same for all requests that may create the same order. Answer a known key as before, whatever If-Match ' +
      'says, and remember successful answers only. May be ignored.',
    schema: { type: 'string', format: 'uuid', examples: ['5d1c9a40-6f2e-4f0e-9b7e-0c2a61f2d9ab'] },
  },
};
