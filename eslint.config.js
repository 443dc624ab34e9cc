import { defineConfig, globalIgnores } from 'eslint/config';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.{ts,tsx}'];
const shipped = ['src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'src/test-support/**', 'tests/**'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Exports are named, so that a thing has one name everywhere.',
};
const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a union of string literals, which needs no code.' };
const noHtml = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], MemberExpression[property.name=/^(innerHTML|outerHTML)$/]",
  message: 'Text from outside is shown as text, never as markup.',
};

export default defineConfig(
  globalIgnores([
    'dist/',
    'demo/dist/',
    'demo/.node/',
    'coverage/',
    'test-results/',
    '.cache/',
    '.wireit/',
    'tests/contract/**/*.ts',
    'tests/hosts/{pages,snippets,types}/',
    'examples/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typescript,
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.config.ts'] }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Conflicts with TypeScript's `noPropertyAccessFromIndexSignature`: brackets mark keys that may be absent.
      '@typescript-eslint/dot-notation': 'off',
      // `||` is often intended, so that an empty string counts as missing.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // An `async` function without `await` turns exceptions into rejections, which is often intended.
      '@typescript-eslint/require-await': 'off',
      // Actions and effects are closures without `this`, and some are empty.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, noEnum],
    },
  },
  {
    files: shipped,
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, noEnum, noHtml],
      'no-restricted-globals': ['error', 'event', 'name', 'status', 'parent', 'top', 'self'],
      'no-restricted-properties': [
        'error',
        { object: 'Array', property: 'from', message: 'MooTools and Prototype replace it. Spread into an array.' },
      ],
    },
  },
  {
    files: ['src/**/*.tsx', 'src/react/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    files: tests,
    rules: {
      // Assertions and test doubles use values of unknown type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': ['error', noEnum],
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  { files: ['*.config.ts'], extends: [tseslint.configs.disableTypeChecked], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['demo/backend/hosts/node.ts', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    // Classic scripts without a build.
    files: ['demo/host/*.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script', globals: globals.browser },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  { files: ['tests/hosts/*.{js,mjs}'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.mjs', '*.js'],
    languageOptions: { globals: globals.node },
  },
);
