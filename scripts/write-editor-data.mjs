/**
 * Writes the editors' data from dist/custom-elements.json: web-types for JetBrains, custom data for VS Code. By hand, because
 * the integrations for these editors list parts and properties once for each element, without saying whose they are, and
 * give attributes without a value the type of a text.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (name, data) => writeFileSync(`dist/${name}`, `${JSON.stringify(data)}\n`);

const { name, version } = read('package.json');
const elements = read('dist/custom-elements.json')
  .modules.flatMap(({ declarations = [] }) => declarations)
  .filter(({ customElement }) => customElement);

const named = ({ name, description = '' }) => ({ name, description });

/** The entries of all elements by name. Where they differ, the description says what the name means in which element. */
function merged(entriesOf) {
  const all = elements.flatMap((element) => entriesOf(element).map((entry) => ({ ...entry, of: element.tagName })));
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const entries = all.filter((entry) => entry.name === name);
    const [{ description }] = entries;
    if (entries.every((entry) => entry.description === description)) return named({ name, description });
    return { name, description: entries.map((entry) => `\`<${entry.of}>\`: ${entry.description}`).join('\n\n') };
  });
}

/** The texts that an attribute accepts, if its type lists them. */
const valuesOf = ({ type }) => [...(type?.text ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => ({ name: value }));
const propertiesOf = ({ members = [] }) =>
  members.filter(({ kind, privacy, static: ofClass }) => kind === 'field' && !privacy && !ofClass);

write('web-types.json', {
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tagName,
        description: element.description,
        attributes: (element.attributes ?? []).map(({ type, ...attribute }) => ({
          ...named(attribute),
          ...(type ? { value: { type: type.text } } : { value: { kind: 'no-value' } }),
        })),
        js: {
          properties: propertiesOf(element).map(({ type, ...property }) => ({
            ...named(property),
            ...(type && { type: type.text }),
          })),
          events: (element.events ?? []).map(named),
        },
        css: {
          properties: (element.cssProperties ?? []).map(named),
          parts: (element.cssParts ?? []).map(named),
        },
      })),
    },
  },
});

write('vscode.html-custom-data.json', {
  version: 1.1,
  tags: elements.map((element) => ({
    ...named({ ...element, name: element.tagName }),
    attributes: (element.attributes ?? []).map((attribute) => ({ ...named(attribute), values: valuesOf(attribute) })),
  })),
});

write('vscode.css-custom-data.json', {
  version: 1.1,
  properties: merged(({ cssProperties = [] }) => cssProperties),
  pseudoElements: merged(({ cssParts = [] }) => cssParts.map((part) => ({ ...part, name: `::part(${part.name})` }))),
});
