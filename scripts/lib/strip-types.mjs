import ts from 'typescript';

const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  sourceMap: true,
};

/** By file name: most modules are part of several bundles. */
const stripped = new Map();

function strip(code, fileName) {
  const last = stripped.get(fileName);
  if (last?.code === code) return last.result;
  const { outputText, sourceMapText } = ts.transpileModule(code, { fileName, compilerOptions });
  const result = { code: outputText, map: sourceMapText };
  stripped.set(fileName, { code, result });
  return result;
}

/**
 * Rollup plugin that only strips types, file by file: much faster than a whole program, but it checks nothing;
 * `npm run typecheck` does.
 */
export function stripTypes() {
  return {
    name: 'strip-types',
    transform: (code, fileName) => (/\.tsx?$/.test(fileName) ? strip(code, fileName) : null),
  };
}
