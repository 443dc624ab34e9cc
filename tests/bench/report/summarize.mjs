import { baseline, variants } from '../fixtures/variants.mjs';
import { median, medians, quantile, rounded } from './statistics.mjs';

const ratio = (value, other) => (other ? rounded(value / other) : null);

/** Groups samples by CPU rate and number of items, and each group by variant. */
function grouped(samples) {
  const groups = new Map();
  for (const sample of samples) {
    const key = `${sample.cpuRate} ${sample.items}`;
    if (!groups.has(key)) groups.set(key, { cpuRate: sample.cpuRate, items: sample.items, byVariant: new Map() });
    const { byVariant } = groups.get(key);
    byVariant.set(sample.variant, [...(byVariant.get(sample.variant) ?? []), sample.result]);
  }
  return [...groups.values()].sort((a, b) => a.cpuRate - b.cpuRate || a.items - b.items);
}

/** Returns a group for each CPU rate and number of items, with a line for each variant. */
function summary(samples, lineOf) {
  return grouped(samples).map(({ cpuRate, items, byVariant }) => {
    const present = variants.filter(({ name }) => byVariant.has(name));
    const measured = new Map(present.map(({ name }) => [name, byVariant.get(name)]));
    return {
      cpuRate,
      items,
      lines: present.map(({ name, label }) => ({ variant: name, label, ...lineOf(measured.get(name), measured) })),
    };
  });
}

/** Ratios are to the paint of the plain page, which is interactive from then on. */
export function summarizeLoad(samples) {
  return summary(samples, (results, measured) => {
    const milliseconds = medians(results);
    const plain = medians(measured.get(baseline));
    return {
      milliseconds,
      ratios: {
        painted: ratio(milliseconds.painted, plain.painted),
        interactive: ratio(milliseconds.interactive, plain.painted),
        work: ratio(milliseconds.work, plain.work),
      },
    };
  });
}

/** Each result lists the changes of one page. The changes of all pages are pooled. */
export function summarizeLatency(samples) {
  const of = (results, field) => results.flat().map((change) => change[field]);
  return summary(samples, (results, measured) => {
    const milliseconds = {
      latency: rounded(median(of(results, 'latency'))),
      latency95: rounded(quantile(of(results, 'latency'), 0.95)),
      work: rounded(median(of(results, 'work'))),
      work95: rounded(quantile(of(results, 'work'), 0.95)),
      answer: rounded(median(of(results, 'answer'))),
      answerWork: rounded(median(of(results, 'answerWork'))),
    };
    const against = (name, field, share) =>
      measured.has(name) ? quantile(of(measured.get(name), field), share) : undefined;
    return {
      changes: results.flat().length,
      milliseconds,
      ratios: {
        latency: ratio(milliseconds.latency, against(baseline, 'latency', 0.5)),
        latency95: ratio(milliseconds.latency95, against(baseline, 'latency', 0.95)),
        workToLit: ratio(milliseconds.work, against('lit', 'work', 0.5)),
        answerWorkToLit: ratio(milliseconds.answerWork, against('lit', 'answerWork', 0.5)),
      },
    };
  });
}

/** Returns the median growth per mount, and the total growth as a share of the initial heap. */
export function summarizeHeap(samples, mounts) {
  const names = [...new Set(samples.map(({ variant }) => variant.name))];
  return names.map((name) => {
    const runs = samples.filter(({ variant }) => variant.name === name);
    const growth = (field) => median(runs.map(({ result }) => result.after[field] - result.before[field]));
    const before = median(runs.map(({ result }) => result.before.bytes));
    return {
      variant: name,
      label: runs[0].variant.label,
      mounts,
      heapBefore: before,
      heapGrowth: growth('bytes'),
      bytesPerMount: rounded(growth('bytes') / mounts),
      nodeGrowth: growth('nodes'),
      listenerGrowth: growth('listeners'),
      heapRatio: ratio(before + growth('bytes'), before),
    };
  });
}
