import { parseArgs } from 'node:util';

/** Options of `npm run fuzz --`. */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '20' },
      seed: { type: 'string', default: '100' },
      /** Path of fast-check to a shrunk failure. */
      path: { type: 'string' },
      /** A file with a plan as JSON. */
      replay: { type: 'string' },
      times: { type: 'string', default: '1' },
      workers: { type: 'string', default: '3' },
      /** Seconds for shrinking a failing run. */
      shrink: { type: 'string', default: '30' },
      /** Names of steps and faults to omit, separated by commas. */
      without: { type: 'string', default: '' },
      /** Whether every run offers express payment, rather than one in six. */
      pays: { type: 'boolean', default: false },
      /** Whether every run kills its page at random moments. */
      kills: { type: 'boolean', default: false },
      /** Whether every run only pays, while the cart changes elsewhere. */
      conflicts: { type: 'boolean', default: false },
      /** Whether every run begins with server markup, whose program is loaded at once or later. */
      hydrate: { type: 'boolean', default: false },
      /** Whether the pages of every run are translated after each change of them. */
      translate: { type: 'boolean', default: false },
      /** Plays each plan twice and compares the histories. */
      twice: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      'no-cases': { type: 'boolean', default: false },
    },
  });
  return {
    runs: Number(values.runs),
    seed: Number(values.seed),
    path: values.path,
    replay: values.replay,
    times: Number(values.times),
    workers: Number(values.workers),
    shrink: Number(values.shrink),
    without: values.without.split(','),
    pays: values.pays,
    kills: values.kills,
    conflicts: values.conflicts,
    hydrate: values.hydrate,
    translate: values.translate,
    twice: values.twice,
    verbose: values.verbose,
    cases: !values['no-cases'] && !values.twice,
  };
}
