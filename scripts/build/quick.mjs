import path from 'node:path';
import { stripTypes } from '../lib/strip-types.mjs';

const releaseOnlyPlugins = ['terser', 'visualizer', 'rollup-plugin-license'];
const place = (target) => path.join('.cache/start', target);

/** The same bundle for `npm start`: built in a separate folder, without the steps that only a release needs. */
export const quick = ({ plugins, output: { dir, file, ...output }, ...bundle }) => ({
  ...bundle,
  plugins: plugins
    .filter(({ name }) => !releaseOnlyPlugins.includes(name))
    .map((plugin) => (plugin.name === 'typescript' ? stripTypes() : plugin)),
  output: { ...output, sourcemap: false, ...(dir ? { dir: place(dir) } : { file: place(file) }) },
});
