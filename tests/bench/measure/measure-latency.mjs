import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { openCart, pageMetrics, withPage } from './open-browser.mjs';

const driver = await readFile(new URL('../page/driver.js', import.meta.url), 'utf8');

/** Changes before the measurement, so that code is compiled. */
const warmUps = 2;

/** Milliseconds between changes, so that work after an answer does not affect the next change. */
const restMs = 120;

/** Measures `changes` quantity changes by keyboard in one page, spread over all rows; see page/driver.js. */
export async function measureLatency(browser, { origin, variant, items, cpuRate, changes }) {
  return withPage(browser, cpuRate, async (page, session) => {
    await openCart(page, session, `${origin}/page/${variant.name}-${items}`);
    await page.evaluate(driver);
    const results = [];
    for (let count = 0; count < changes + warmUps; count += 1) {
      const row = Math.floor((count * items * 7) / 24) % items;
      const result = await oneChange(page, session, { row, isAnswered: variant.kind !== 'plain' });
      if (count >= warmUps) results.push(result);
    }
    return results;
  });
}

/**
 * Returns `latency` and `answer`, the milliseconds to the paint after the key and after the answer, and `work` and
 * `answerWork`, the CPU time of the main thread for each.
 */
async function oneChange(page, session, { row, isAnswered }) {
  const key = await page.evaluate((at) => benchDriver.focusRow(at), row);
  await pause(restMs);
  await page.evaluate(() => benchDriver.startChange());
  const before = await taskTime(session);
  await page.keyboard.press(key);
  const latency = await page.evaluate(() => benchDriver.untilPainted());
  if (latency === null) throw new Error(`${key} in row ${row} changed nothing`);
  const painted = await taskTime(session);
  const result = { latency, work: painted - before };
  if (isAnswered) {
    result.answer = await page.evaluate(() => benchDriver.untilAnswered());
    result.answerWork = (await taskTime(session)) - painted;
  }
  await pause(restMs);
  return result;
}

async function taskTime(session) {
  return (await pageMetrics(session)).TaskDuration * 1000;
}
