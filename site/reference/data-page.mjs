import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { code, section, text } from './markdown.mjs';

const source = 'src/domain/fragment-data.ts';
const input = 'src/domain/fragment-data-input.ts';

/** Fields that pages do not pass. */
const internal = new Set(['linkBase']);

const docOf = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');

function interfacesOf(file) {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return statements.filter(ts.isInterfaceDeclaration);
}

const nameOf = (field) => field.name.getText();
const typeOf = ({ type }) =>
  type
    .getText()
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/ \| (?:null|undefined)\b/g, '')
    .replaceAll(/typeof cartFragmentId/g, "'cart-fragment'")
    .replaceAll(/\(typeof assuranceIcons\)\[number\]/g, 'string')
    .replaceAll(/OpenEnum<CartTenant>|CartMode/g, 'string')
    .replaceAll(/\s+/g, ' ');

/** `urls.web.href` of a field whose type is written out in place. */
function rowsOf(field, prefix = '') {
  const name = `${prefix}${nameOf(field)}`;
  const literal = ts.isTypeLiteralNode(field.type) ? field.type : null;
  if (literal && docOf(field) === '') return literal.members.flatMap((inner) => rowsOf(inner, `${name}.`));
  return [[code(name), code(typeOf(field)), text(docOf(field))]];
}

/** The page of the fragment data, from the types that pages pass. */
export function dataPage() {
  const declared = interfacesOf(source);
  const added = new Map(interfacesOf(input).map((type) => [type.name.text.replace('Input', ''), type.members]));
  const sections = declared.map((type) => {
    const isDeclared = (field) => type.members.some((other) => nameOf(other) === nameOf(field));
    const own = (added.get(type.name.text) ?? []).filter((field) => !isDeclared(field));
    const fields = [...type.members.filter((field) => !internal.has(nameOf(field))), ...own];
    return section(
      type.name.text,
      ['field', 'type', 'meaning'],
      fields.flatMap((field) => rowsOf(field)),
    );
  });
  return `# Fragment data: all fields\n\nHow a page passes them: [Your data](../integrating.md#your-data-fragment-data).\n${sections.join('')}`;
}
