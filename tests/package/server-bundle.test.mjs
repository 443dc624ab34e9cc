import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);

describe('dist/server.js', () => {
  it('imports nothing, so that it runs on any JavaScript runtime', () => {
    const code = readFileSync('dist/server.js', 'utf8');
    expect(parseAst(code).body.filter(({ source }) => source)).toEqual([]);
    expect(code).not.toMatch(/\brequire\(['"]/);
  });

  it('leaves no open timer or port that keeps Node running', async () => {
    const program = `import { renderCartFragment } from './dist/server.js'; console.log(typeof renderCartFragment);`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { timeout: 60_000 });
    expect(stdout).toBe('function\n');
  });
});
