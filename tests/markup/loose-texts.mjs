import path from 'node:path';
import ts from 'typescript';

/**
 * Finds the texts in TSX files that are not the only child of an element. React keeps the node of such a text, and can
 * neither change nor remove it once other software, such as a browser's page translation, has wrapped the text.
 * @returns {string[]}
 */
export function looseTexts(program, files) {
  const checker = program.getTypeChecker();
  const found = [];

  /** Whether React may render a value of this type as a text. */
  function isText(type, around = []) {
    if (around.includes(type)) return false;
    const within = [...around, type];
    if (type.isUnion()) return type.types.some((one) => isText(one, within));
    // An empty string is nothing.
    if (type.isStringLiteral()) return type.value !== '';
    const { Any, Unknown, TypeParameter, StringLike, NumberLike, BigIntLike } = ts.TypeFlags;
    if (type.flags & (Any | Unknown | TypeParameter | StringLike | NumberLike | BigIntLike)) return true;
    const entry = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return entry !== undefined && isText(entry, within);
  }

  function isTextChild(child) {
    if (ts.isJsxText(child)) return true;
    return ts.isJsxExpression(child) && isText(checker.getTypeAtLocation(child.expression));
  }

  const isRendered = (child) =>
    ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || child.expression;

  /** Fragments, contexts and other parts of React render their children as they are; components are checked themselves. */
  function isElement({ openingElement }) {
    const symbol = openingElement && checker.getSymbolAtLocation(openingElement.tagName);
    const origin = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const type = origin && checker.getTypeOfSymbol(origin);
    return openingElement && !/^(Context|ExoticComponent|ProviderExoticComponent)$/.test(type?.symbol?.name ?? '');
  }

  /** The name of a component that a function or method defines. */
  function componentOf(node) {
    if (!ts.isFunctionLike(node) || !node.body) return undefined;
    const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
    return /^([A-Z]\w*|render)$/.test(name?.getText() ?? '') ? name : undefined;
  }

  function report(node) {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path.relative('', file.fileName)}:${line + 1} ${node.getText().trim()}`);
  }

  function visit(node) {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isRendered);
      if (children.length > 1 || !isElement(node)) children.filter(isTextChild).forEach(report);
    }
    const component = componentOf(node);
    const signature = component && checker.getSignatureFromDeclaration(node);
    if (signature && isText(signature.getReturnType())) report(component);
    node.forEachChild(visit);
  }

  for (const file of files) visit(program.getSourceFile(file));
  return found;
}
