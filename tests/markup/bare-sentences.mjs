import path from 'node:path';
import ts from 'typescript';

/**
 * Finds the sentences that insert a text without the tag `say`, which isolates its direction: in the messages all templates,
 * elsewhere the names of controls. Numbers, formatted values and the project's own constants are no texts of the shop.
 * @returns {string[]}
 */
export function bareSentences(program, files) {
  const checker = program.getTypeChecker();
  const found = [];

  function isOwn(type) {
    if (type.isUnion()) return type.types.every(isOwn);
    return type.isStringLiteral() || (type.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) !== 0;
  }

  const isHarmless = ({ expression }) =>
    isOwn(checker.getTypeAtLocation(expression)) ||
    (ts.isCallExpression(expression) && expression.expression.getText().startsWith('format'));

  /** Whether a template is a sentence for shoppers, not a part of the markup. */
  function isSentence(node) {
    const file = node.getSourceFile().fileName;
    if (/\/messages\//.test(file)) return !/\/messages\/format\.ts$/.test(file) && !node.head.text.endsWith('tel:');
    const attribute = ts.findAncestor(node, ts.isJsxAttribute);
    return attribute !== undefined && ['alt', 'aria-label', 'title'].includes(attribute.name.getText());
  }

  function visit(node) {
    const isBare = ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent);
    if (isBare && isSentence(node) && !node.templateSpans.every(isHarmless)) {
      const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path.relative('', node.getSourceFile().fileName)}:${line + 1} ${node.getText()}`);
    }
    node.forEachChild(visit);
  }

  for (const file of files) visit(program.getSourceFile(file));
  return found;
}
