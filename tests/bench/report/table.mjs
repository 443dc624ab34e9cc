/** Formats rows as aligned lines; the first row is the heading, the first column the label. */
export function table(rows) {
  const cells = rows.map((row) => row.map(cellText));
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]))).join('  ');
  return cells.map(line).join('\n');
}

function cellText(value) {
  if (typeof value !== 'number') return value ?? '–';
  return Number.isNaN(value) ? '–' : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}
