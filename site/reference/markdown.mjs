/** Text as a cell of a table, or null for none. Angle brackets outside code would be tags. */
export const text = (value = '') =>
  value
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/(`[^`]*`)|</g, (found, code) => code ?? '&lt;')
    .trim();

export const code = (value = '') => (value === '' ? '' : `\`${value.replaceAll('|', String.raw`\|`)}\``);

/** A section with a table; empty without rows. */
export function section(heading, columns, rows) {
  if (rows.length === 0) return '';
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `\n## ${heading}\n\n${lines.join('\n')}\n`;
}
