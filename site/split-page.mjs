import { readFileSync } from 'node:fs';
import { anchorOf, withoutFences } from '../scripts/lib/markdown.mjs';

/** Long pages of the repository, of which each section is a page of the site. Short sections stay on the first. */
const long = { hosts: ['where-to-put-the-cart'], integrating: ['the-tag', 'attributes', 'methods'] };

const headingsOf = (text) => [...withoutFences(text).matchAll(/^##+ (.+)$/gm)].map(([, title]) => title);

/** The pages of a long page: the first with the introduction and the sections that stay, then one for each other section. */
export function splitPage(name) {
  const [introduction, ...sections] = readFileSync(`docs/${name}.md`, 'utf8').split(/^(?=## )/m);
  const parts = sections.map((text) => {
    const headings = headingsOf(text);
    const anchors = headings.map(anchorOf);
    return { title: headings[0], text, anchors, page: `${name}/${anchors[0]}.md` };
  });
  const staying = parts.filter(({ anchors }) => long[name].includes(anchors[0]));
  const own = parts.filter((part) => !staying.includes(part));
  const list = own.map(({ title, anchors }) => `- [${title}](#${anchors[0]})\n`).join('');
  const first = {
    title: /^# (.+)/.exec(introduction)[1],
    page: `${name}.md`,
    anchors: ['', ...staying.flatMap(({ anchors }) => anchors)],
    text: [`${introduction}${list}\n`, ...staying.map(({ text }) => text)].join(''),
  };
  return [first, ...own.map(({ text, ...part }) => ({ ...part, text: text.replaceAll(/^#(?=#+ )/gm, '') }))];
}

/** The pages of the site for each long page of `docs`. */
export const splitPages = Object.fromEntries(Object.keys(long).map((name) => [`docs/${name}.md`, splitPage(name)]));
