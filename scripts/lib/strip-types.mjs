import ts from 'typescript';

/** Rollup plugin that only strips types, file by file: much faster than a whole program, but it checks nothing. */
export function stripTypes() {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    verbatimModuleSyntax: true,
  };
  return {
    name: 'strip-types',
    transform: (code, fileName) =>
      /\.tsx?$/.test(fileName)
        ? { code: ts.transpileModule(code, { fileName, compilerOptions }).outputText, map: null }
        : null,
  };
}
