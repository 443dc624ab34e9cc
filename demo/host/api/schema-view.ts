import { html, nothing, type TemplateResult } from 'lit-html';
import { nameOf, type Schema } from './openapi-types.ts';

/** Shows the fields of a schema. Named schemas are links to their own section. */
export function schemaView(schema: Schema): TemplateResult {
  const { properties, required = [] } = schema;
  if (!properties) return html`<p><code>${typeOf(schema)}</code></p>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">field</th>
        <th scope="col">type</th>
        <th scope="col">values</th>
      </tr>
    </thead>
    <tbody>
      ${Object.entries(properties).map(
        ([name, field]) =>
          html`<tr>
            <td><code>${name}</code>${required.includes(name) ? nothing : html` <small>optional</small>`}</td>
            <td>${typeOf(field)}</td>
            <td>${valuesOf(field)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Returns the type in the notation of TypeScript, with links to named schemas. */
export function typeOf(schema: Schema): unknown {
  if (schema.$ref) return html`<a href="#schema-${nameOf(schema)}">${nameOf(schema)}</a>`;
  if (schema.anyOf) return schema.anyOf.map((part, index) => html`${index > 0 ? ' | ' : nothing}${typeOf(part)}`);
  if (schema.items) return html`${typeOf(schema.items)}[]`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return html`{ ${fields.map(([name, field], index) => html`${index > 0 ? ', ' : nothing}${name}: ${typeOf(field)}`)}
    }`;
  }
  return [schema.type ?? 'any'].flat().join(' | ');
}

function valuesOf(schema: Schema): string {
  const parts = [schema, ...(schema.anyOf ?? [])];
  return parts.flatMap((part) => part.enum ?? part.examples ?? []).join(', ');
}
