import { benchCart, benchFragmentData } from '../fixtures/bench-cart.mjs';
import { pageMetrics, withPage } from './open-browser.mjs';

/** Mounts before the measurement, so that compiled code does not count as growth. */
const warmUps = 100;
const itemCount = 10;

/** The mounted variants; `markup` is server-rendered and hydrated. */
export const heapVariants = [
  { name: 'lit', label: 'lit-html element', page: 'lit', tag: 'lit-cart' },
  { name: 'json', label: 'cart-fragment, fresh', page: 'element', tag: 'cart-fragment' },
  { name: 'server', label: 'cart-fragment, server-rendered', page: 'element', tag: null },
];

/** Measures heap, nodes and listeners before and after `mounts` mounts and unmounts, after garbage collection. */
export async function measureHeap(browser, { origin, variant, mounts, renderCartFragment }) {
  const data = benchFragmentData(`${origin}/shop/json-10/`, benchCart(Array.from({ length: itemCount }, () => 2)));
  const markup =
    variant.tag === null ? await renderCartFragment(data, { stylesheetUrl: '/dist/cart-fragment.css' }) : null;
  return withPage(browser, 1, async (page, session) => {
    await page.goto(`${origin}/mounts/${variant.page}`);
    const cycle = (count) => page.evaluate(mountAndUnmount, { tag: variant.tag, data, markup, count });
    await cycle(warmUps);
    const before = await settled(session);
    await cycle(mounts);
    const after = await settled(session);
    return { before, after };
  });
}

async function settled(session) {
  // Finalizers and age-based caches need several rounds.
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { Nodes, JSEventListeners } = await pageMetrics(session);
  return { bytes: usedSize, nodes: Nodes, listeners: JSEventListeners };
}

async function mountAndUnmount({ tag, data, markup, count }) {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let index = 0; index < count; index += 1) {
    const ready = new Promise((resolve) => document.addEventListener('cartFragmentReady', resolve, { once: true }));
    if (tag === null) {
      document.body.setHTMLUnsafe(markup);
    } else {
      const element = document.createElement(tag);
      element.fragmentData = data;
      document.body.append(element);
    }
    await ready;
    await painted();
    document.body.replaceChildren();
    await painted();
  }
}
