export default {
  globs: ['src/elements/**/*.ts'],
  exclude: ['src/elements/**/*.test.ts', 'src/elements/**/*.classic.ts'],
  outdir: 'dist',
  packagejson: false,
};
