// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Rare } from './rare.tsx';

vi.mock('../../store/load-chunk.ts', () => ({ loadChunk: () => new Promise(() => {}) }));

it('Rare: holds the place of a part that is on its way', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<Rare part="EmptyCart" place={<p>wartet</p>} />));
  expect(container.innerHTML).toBe('<p>wartet</p>');
});
