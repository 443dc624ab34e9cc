import { openCart, pageMetrics, withPage } from './open-browser.mjs';

/**
 * Measures one navigation to a cart: milliseconds until painted and until interactive, and the main thread's CPU time
 * until then: total, scripting, and style with layout. Throws if a select does not work although the page claims to be
 * interactive.
 */
export async function measureLoad(browser, { origin, variant, items, cpuRate }) {
  return withPage(browser, cpuRate, async (page, session) => {
    const marks = await openCart(page, session, `${origin}/page/${variant.name}-${items}`);
    const { TaskDuration, ScriptDuration, LayoutDuration, RecalcStyleDuration } = await pageMetrics(session);
    if (variant.kind !== 'plain' && !(await page.evaluate(reactsToChange))) {
      throw new Error(`${variant.name} with ${items} items does not react to a change`);
    }
    return {
      painted: marks.painted,
      interactive: marks.interactive,
      work: TaskDuration * 1000,
      script: ScriptDuration * 1000,
      layout: (LayoutDuration + RecalcStyleDuration) * 1000,
      elements: marks.elements,
    };
  });
}

/** Changes the last quantity like a shopper. Returns whether its row reacts. */
async function reactsToChange() {
  const row = bench.tree().querySelector('ul.items').lastElementChild;
  const select = row.querySelector('select');
  select.focus();
  await new Promise((resolve) => bench.afterPaint(resolve));
  select.value = '3';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((resolve) => bench.afterPaint(resolve));
  return row.getAttribute('aria-busy') === 'true';
}
