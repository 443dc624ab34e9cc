import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Launch options for a browser that ignores the fonts of pages and finds only wide ones on the machine. Undefined if these
 * are not installed.
 */
export function wideFontOptions({ args, ...options }) {
  if (!existsSync('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf')) {
    // Playwright's workers read its configuration, too.
    if (!process.env.TEST_WORKER_INDEX) console.log('Skipped: layout with wide fonts (install fonts-dejavu-core)');
    return undefined;
  }
  const env = { ...process.env, FONTCONFIG_FILE: path.resolve('tests/fonts/dejavu-alone.conf') };
  return { ...options, env, args: [...args, '--disable-remote-fonts'] };
}
