import { rollup } from 'rollup';

/** Runs Rollup configurations one after the other and gives what each wrote. */
export async function bundle(configurations) {
  const written = [];
  for (const { output, ...input } of configurations) {
    const build = await rollup(input);
    written.push((await build.write(output)).output);
    await build.close();
  }
  return written;
}
