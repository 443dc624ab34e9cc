/** Not about one framework. */
const general = ['where-to-put-the-cart'];

export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');

/** Splits the page of all hosts into its introduction and one page for each of its sections. */
export function hostPages(text) {
  const [introduction, ...sections] = text.split(/^(?=## )/m);
  const parts = sections.map((section) => {
    const headings = [...section.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^##+ (.+)$/gm)].map(([, title]) => title);
    const anchors = headings.map(anchorOf);
    return { title: headings[0], section, anchors, page: `hosts/${anchors[0]}.md` };
  });
  const [own, kept] = [
    parts.filter(({ anchors }) => !general.includes(anchors[0])),
    parts.filter(({ anchors }) => general.includes(anchors[0])),
  ];
  const list = own.map(({ title, anchors }) => `- [${title}](#${anchors[0]})\n`).join('');
  return [
    {
      title: 'All',
      page: 'hosts.md',
      anchors: ['', ...kept.flatMap(({ anchors }) => anchors)],
      text: `${introduction}${list}\n${kept.map(({ section }) => section).join('')}`,
    },
    ...own.map(({ title, page, anchors, section }) => ({
      title,
      page,
      anchors,
      text: section.replaceAll(/^#(?=#+ )/gm, ''),
    })),
  ];
}
