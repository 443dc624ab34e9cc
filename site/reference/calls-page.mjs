import { code, section, text } from './markdown.mjs';

const nameOf = ({ $ref }) => $ref.split('/').at(-1);

/** The type in the notation of TypeScript, with links to named schemas. */
function typeOf(schema) {
  if (schema.$ref) return `[${nameOf(schema)}](#${nameOf(schema).toLowerCase()})`;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.properties) return `object with ${Object.keys(schema.properties).map(code).join(', ')}`;
  return code([schema.enum?.map((value) => JSON.stringify(value)) ?? schema.type ?? 'any'].flat().join(' | '));
}

const bodyOf = (message) => {
  const schema = message?.content?.['application/json']?.schema;
  return schema ? typeOf(schema) : '';
};

function callRow(method, path, { summary, description, requestBody, responses }) {
  const answer = bodyOf(responses['200']) || (responses['204'] ? '204' : '');
  const meaning = [summary, description].filter(Boolean).map((sentence) => sentence.replace(/\.?$/, '.'));
  return [code(`${method.toUpperCase()} ${path}`), text(meaning.join(' ')), bodyOf(requestBody), answer];
}

/** The page of the shop's API, from the OpenAPI document. */
export function callsPage({ info, paths, tags, components }) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const byTag = tags.map(({ name, description }) =>
    section(
      `Calls: ${description}`,
      ['call', 'meaning', 'body', 'answer'],
      calls
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ method, path, operation }) => callRow(method, path, operation)),
    ),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    const { properties, required = [], description } = schema;
    if (!properties) return `\n## ${name}\n\n${typeOf(schema)} ${text(description)}\n`;
    const rows = Object.entries(properties).map(([field, value]) => [
      `${code(field)}${required.includes(field) ? ', required' : ''}`,
      typeOf(value),
      text(value.description),
    ]);
    return section(name, ['field', 'type', 'meaning'], rows);
  });
  const introduction = 'What a schema cannot say: [What the backend must provide](../api.md).';
  return `# API: all calls and schemas\n\n${text(info.description)} ${introduction}\n${[...byTag, ...schemas].join('')}`;
}
