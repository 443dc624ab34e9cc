import ts from 'typescript';

/** Rollup plugin that only strips types, file by file: much faster than a whole program, but it checks nothing. */
export function stripTypes() {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    verbatimModuleSyntax: true,
    sourceMap: true,
    inlineSources: true,
  };
  return {
    name: 'strip-types',
    transform(code, fileName) {
      if (!/\.tsx?$/.test(fileName)) return null;
      const { outputText, sourceMapText } = ts.transpileModule(code, { fileName, compilerOptions });
      return { code: outputText, map: sourceMapText };
    },
  };
}
