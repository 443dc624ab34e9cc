/** Factor by which `SLOW_CPU` slows down the pages of tests. */
export const slowdown = Number(process.env.SLOW_CPU ?? 1);

/** Opens a page that runs as on a CPU that is slower by `slowdown`. */
export async function newSlowPage(context) {
  const page = await context.newPage();
  if (slowdown === 1) return page;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
