import { code, section, text } from './markdown.mjs';

/** The page of an element, from its declaration in the manifest, the second brand's values, and links to guides. */
export function elementPage(element, secondBrand, more) {
  const { tagName, description, attributes = [], members = [], events = [], slots = [] } = element;
  const { cssParts = [], cssProperties = [] } = element;
  const properties = members.filter(({ kind, static: isStatic }) => kind === 'field' && !isStatic);
  const methods = members.filter(({ kind }) => kind === 'method');
  return [
    `# \`<${tagName}>\`\n\n${text(description)}\n\n${more}\n`,
    section(
      'Attributes',
      ['attribute', 'type', 'meaning'],
      attributes.map(({ name, type, description: meaning }) => [code(name), code(type?.text), text(meaning)]),
    ),
    section(
      'Properties',
      ['property', 'type', 'meaning'],
      properties.map(({ name, type, description: meaning }) => [code(name), code(type?.text), text(meaning)]),
    ),
    section(
      'Methods',
      ['method', 'returns', 'meaning'],
      methods.map(({ name, return: result, description: meaning }) => [
        code(`${name}()`),
        code(result?.type.text),
        text(meaning),
      ]),
    ),
    section(
      'Events',
      ['event', 'detail', 'meaning'],
      events.map(({ name, type, description: meaning }) => [
        code(name),
        code(/^CustomEvent<(.*)>$/s.exec(type?.text)?.[1] ?? ''),
        text(meaning),
      ]),
    ),
    section(
      'Slots',
      ['slot', 'meaning'],
      slots.map(({ name, description: meaning }) => [code(name), text(meaning)]),
    ),
    section(
      'Custom properties',
      ['property', 'meaning', 'default'],
      cssProperties.map(({ name, description: meaning, default: value }) => [
        code(name),
        text(meaning),
        [value, secondBrand[name]].filter(Boolean).map(code).join(', second brand '),
      ]),
    ),
    section(
      'Parts',
      ['part', 'what it is'],
      cssParts.map(({ name, description: meaning }) => [code(name), text(meaning)]),
    ),
  ].join('');
}
