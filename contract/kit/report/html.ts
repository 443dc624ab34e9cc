import type { Result } from '../run-kit.ts';
import { escaped } from './escaped.ts';
import { setTitles, texts, type Language } from './texts.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.4rem;border-bottom:1px solid}' +
  'pre{overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}';

/** The results as a page without scripts. */
export function htmlReport(results: readonly Result[], baseUrl: string, language: Language): string {
  const sets = [...new Set(results.map(({ set }) => set))];
  const title = escaped(`${texts.title[language]}: ${baseUrl}`);
  const sections = sets.map((set) => {
    const rows = results.filter((result) => result.set === set).map((result) => row(result, language));
    return `<h2>${escaped(setTitles[set][language])}</h2>\n<table><tbody>\n${rows.join('')}</tbody></table>\n`;
  });
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>\n<body><h1>${title}</h1>\n${sections.join('')}</body></html>\n`;
}

function row({ check, outcome, expected = '', observed = '', calls }: Result, language: Language): string {
  const details =
    outcome === 'failed'
      ? `<dl><dt>${texts.expected[language]}</dt><dd>${escaped(expected)}</dd><dt>${texts.observed[language]}</dt><dd>${escaped(observed)}</dd></dl>` +
        `<details><summary>${texts.repeat[language]}</summary><pre>${escaped(calls.join('\n'))}</pre></details>`
      : '';
  return `<tr><th scope="row">${check.id}</th><td>${escaped(check.sentence[language])}${details}</td><td>${texts[outcome][language]}</td></tr>\n`;
}
