import { fieldDescriptions, type FieldKeywords } from './field-descriptions.ts';

/** The parts of a JSON schema in which fields can be found. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly description?: string;
}

/** Returns the component with the descriptions of its fields. Those of a product apply to the product of an item, too. */
export function describeFields(component: string, schema: object): Schema {
  const own = fieldDescriptions[component] ?? {};
  const described = Object.entries(own).reduce(
    (done, [path, text]) => describeField(done, path.split('.'), text),
    schema,
  );
  if (component !== 'CartItem') return described;
  return Object.entries(fieldDescriptions['Product'] ?? {}).reduce(
    (done, [path, text]) => describeField(done, ['product', ...path.split('.')], text),
    described,
  );
}

function describeField(schema: Schema, [name = '', ...rest]: readonly string[], text: string | FieldKeywords): Schema {
  if (!schema.properties) {
    const [first, ...others] = schema.anyOf ?? [];
    if (!first) return schema;
    return { ...schema, anyOf: [describeField(first, [name, ...rest], text), ...others] };
  }
  const field = schema.properties[name];
  if (!field) return schema;
  const changed = rest.length > 0 ? describeField(field, rest, text) : withText(field, text);
  return { ...schema, properties: { ...schema.properties, [name]: changed } };
}

/** Puts the text in front of what is assumed if the field is missing. */
function withText(field: Schema, text: string | FieldKeywords): Schema {
  const keywords = typeof text === 'string' ? { description: text } : text;
  return { ...field, ...keywords, description: [keywords.description, field.description].filter(Boolean).join(' ') };
}
