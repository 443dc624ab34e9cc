import { table } from './table.mjs';

const heading = ({ cpuRate, items }) =>
  `${cpuRate}x slower CPU, ${items} ${items === 1 ? 'item' : 'items'}`.replace(/^1x slower CPU/, 'full CPU');

export function loadText(groups) {
  const columns = [
    '',
    'painted ms',
    'ratio',
    'interactive ms',
    'ratio',
    'work ms',
    'ratio',
    'script ms',
    'layout ms',
    'elements',
  ];
  const rows = ({ lines }) =>
    lines.map(({ label, milliseconds: ms, ratios }) => [
      label,
      ms.painted,
      ratios.painted,
      ms.interactive,
      ratios.interactive,
      ms.work,
      ratios.work,
      ms.script,
      ms.layout,
      String(ms.elements),
    ]);
  return sections('Navigation to the cart painted and interactive', groups, columns, rows);
}

export function latencyText(groups) {
  const columns = [
    '',
    'to paint ms',
    'ratio',
    'p95 ms',
    'ratio',
    'work ms',
    'p95 ms',
    'to lit',
    'answer ms',
    'work ms',
    'to lit',
  ];
  const rows = ({ lines }) =>
    lines.map(({ label, milliseconds: ms, ratios }) => [
      label,
      ms.latency,
      ratios.latency,
      ms.latency95,
      ratios.latency95,
      ms.work,
      ms.work95,
      ratios.workToLit,
      ms.answer,
      ms.answerWork,
      ratios.answerWorkToLit,
    ]);
  return sections('Choosing a quantity to the next paint', groups, columns, rows);
}

function sections(title, groups, columns, rowsOf) {
  return [`## ${title}`, ...groups.map((group) => `${heading(group)}\n${table([columns, ...rowsOf(group)])}`)].join(
    '\n\n',
  );
}

export function heartsText(lines) {
  const rows = lines.map(({ cpuRate, without, drawn, added }) => [`${cpuRate}x`, without, drawn, added]);
  const columns = ['CPU', 'page without ms', 'only drawn, added ms', 'hearts, added ms'];
  return `## Work of the main thread for 100 hearts\n\n${table([columns, ...rows])}`;
}

export function heapText(lines) {
  const columns = ['', 'before KB', 'growth KB', 'bytes per mount', 'ratio', 'nodes', 'listeners'];
  const rows = lines.map((line) => [
    line.label,
    line.heapBefore / 1024,
    line.heapGrowth / 1024,
    line.bytesPerMount,
    line.heapRatio,
    String(line.nodeGrowth),
    String(line.listenerGrowth),
  ]);
  return `## Heap after ${lines[0]?.mounts} mounts and unmounts of 10 items\n\n${table([columns, ...rows])}`;
}
