import { writeFile } from 'node:fs/promises';
import { rollup } from 'rollup';

/**
 * Writes the text that the module exports as `cartStyles`, so that the link in server markup and the adopted style
 * sheet of a fresh rendering can never differ.
 */
export async function writeStyleSheet(styleModule, plugins, file) {
  const build = await rollup({ input: styleModule, plugins });
  const { output } = await build.generate({ format: 'es', sourcemap: 'hidden' });
  await build.close();
  const evaluated = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
  if (typeof evaluated.cartStyles !== 'string') throw new Error(`${styleModule} exports no cartStyles text`);
  await writeFile(file, evaluated.cartStyles);
}
