/* global bench, window, performance, HTMLElement, Option */
// Put into a measured page once it is alive: takes the times of one quantity change after the other.
(() => {
  const tree = bench.tree();
  let change = null;

  // The server's markup leaves the choices of later rows to the script, which a plain page does not have.
  if (tree instanceof HTMLElement) {
    for (const select of tree.querySelectorAll('.quantity select')) {
      if (select.length === 1) select.replaceChildren(...Array.from({ length: 25 }, (_, i) => new Option(i + 1)));
      select.value = '2';
    }
  }

  const selectOf = (row) => tree.querySelectorAll('ul.items > li.item')[row].querySelector('select');

  /** Gives the keyboard to the select of a row; resolves, once that is painted, with a key that changes its value. */
  async function focusRow(row) {
    const select = selectOf(row);
    select.focus();
    await new Promise((resolve) => bench.afterPaint(() => bench.afterPaint(resolve)));
    return Number(select.value) < 4 ? 'ArrowDown' : 'ArrowUp';
  }

  /** Waits for one change by the keyboard. */
  function startChange() {
    change = { times: {} };
    change.painted = new Promise((resolve) => (change.onPainted = resolve));
    change.answered = new Promise((resolve) => (change.onAnswered = resolve));
  }

  window.addEventListener(
    'keydown',
    (event) => {
      const current = change;
      if (!current) return;
      current.times.pressed = event.timeStamp;
      bench.afterPaint(() => {
        current.times.painted = performance.now();
        current.onPainted();
      });
    },
    { capture: true },
  );

  tree.addEventListener('change', () => {
    if (change) change.times.changed = performance.now();
  });

  window.addEventListener('cartChange', () => {
    const current = change;
    if (!current) return;
    bench.afterPaint(() => {
      current.times.answerPainted = performance.now();
      current.onAnswered();
    });
  });

  /** Milliseconds from the key to the paint that follows it; null when the key changed nothing. */
  async function untilPainted() {
    await change.painted;
    const { pressed, painted, changed } = change.times;
    return changed === undefined ? null : painted - pressed;
  }

  /** Milliseconds from the end of the answer to the paint that follows it. */
  async function untilAnswered() {
    await change.answered;
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('set-item-quantity'));
    return change.times.answerPainted - calls.at(-1).responseEnd;
  }

  window.benchDriver = { focusRow, startChange, untilPainted, untilAnswered };
})();
