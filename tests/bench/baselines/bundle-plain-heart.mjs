import path from 'node:path';
import { fileURLToPath } from 'node:url';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { cssTextPlugin } from '../../../scripts/lib/css-text.mjs';
import { heartStyleModule } from '../../../scripts/lib/package-entries.mjs';
import { stripTypes } from '../../../scripts/lib/strip-types.mjs';

/** Bundles the heart that only draws into one minified file, with the code and the styles that draw the package's. */
export async function bundlePlainHeart() {
  const build = await rollup({
    input: fileURLToPath(new URL('./plain-heart.mjs', import.meta.url)),
    plugins: [cssTextPlugin(path.resolve(heartStyleModule)), stripTypes(), terser({ module: true, ecma: 2020 })],
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}
