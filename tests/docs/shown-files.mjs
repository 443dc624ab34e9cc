/** Pages show files that `npm run test:hosts` builds: a comment names the file, and the fenced block has its lines. */
import { readFileSync } from 'node:fs';

const block = /<!-- ((?:tests\/hosts\/(?:pages|snippets)|docs\/examples)\/\S+) -->\n\n```\w+\n([^]*?)\n```/g;

/** Returns the files that a page shows, with the lines shown on the page. */
export function shownFiles(page) {
  return [...readFileSync(page, 'utf8').matchAll(block)].map(([, file, lines]) => ({ page, file, lines }));
}

/** Returns the parts of a file between `docs` and `docs end`, or the whole file if it has none. */
export function markedIn(file) {
  const text = readFileSync(file, 'utf8');
  const mark = (words) => String.raw`^ *(?:<!--|\/\/|\/\*|\{\/\*) ${words}(?: -->| \*\/\}?)?\n`;
  const parts = [...text.matchAll(new RegExp(`${mark('docs')}([^]*?)${mark('docs end')}`, 'gm'))];
  return parts.length > 0 ? parts.map(([, lines]) => dedented(lines)).join('\n\n') : text.trimEnd();
}

function dedented(text) {
  const lines = text.trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)[0].length);
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}
