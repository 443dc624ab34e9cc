// Injected into an interactive page, where it cannot import page objects: measures one quantity change after the other.
(() => {
  const tree = bench.tree();
  let change = null;

  // Server markup omits the choices of later rows, which the plain page has no script to add.
  if (tree instanceof HTMLElement) {
    for (const select of tree.querySelectorAll('.quantity select')) {
      if (select.length === 1) select.replaceChildren(...Array.from({ length: 25 }, (_, i) => new Option(i + 1)));
      select.value = '2';
    }
  }

  const selectOf = (row) => tree.querySelectorAll('ul.items .item')[row].querySelector('select');

  /** Focuses the select of a row. Resolves after the paint, to a key that changes its value. */
  async function focusRow(row) {
    const select = selectOf(row);
    select.focus();
    await new Promise((resolve) => bench.afterPaint(() => bench.afterPaint(resolve)));
    return Number(select.value) < 4 ? 'ArrowDown' : 'ArrowUp';
  }

  /** Prepares the measurement of one change by keyboard. */
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

  /** Resolves to the milliseconds from the key to the next paint; null if the key changed nothing. */
  async function untilPainted() {
    await change.painted;
    const { pressed, painted, changed } = change.times;
    return changed === undefined ? null : painted - pressed;
  }

  /** Resolves to the milliseconds from the end of the answer to the next paint. */
  async function untilAnswered() {
    await change.answered;
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('set-item-quantity'));
    return change.times.answerPainted - calls.at(-1).responseEnd;
  }

  window.benchDriver = { focusRow, startChange, untilPainted, untilAnswered };
})();
