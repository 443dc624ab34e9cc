/**
 * Runs jobs as soon as what they come `after` has ended, at most `capacity` of them at a time; a job of weight 2 takes
 * two places. `perform` must not throw.
 */
export async function schedule(jobs, capacity, perform) {
  const waiting = [...jobs];
  const known = new Set(jobs.map(({ name }) => name));
  const ended = new Set();
  const running = new Map();
  let used = 0;

  const isReady = ({ after = [] }) => after.every((name) => ended.has(name) || !known.has(name));
  const start = (job) => {
    waiting.splice(waiting.indexOf(job), 1);
    const weight = job.weight ?? 1;
    used += weight;
    running.set(
      job.name,
      perform(job).then(() => {
        used -= weight;
        running.delete(job.name);
        ended.add(job.name);
      }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const job of waiting.filter(isReady)) {
      if (used + (job.weight ?? 1) <= capacity) start(job);
    }
    if (running.size === 0)
      throw new Error(`These jobs wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
}
