import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

describe('whenIdle', () => {
  let idle: (() => void)[];

  beforeEach(() => {
    idle = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  });
  afterEach(() => vi.unstubAllGlobals());

  const rest = () => idle.splice(0).forEach((run) => run());

  it('runs many in few pauses, in their order', () => {
    const ran: number[] = [];
    for (let number = 0; number < 120; number++) whenIdle(() => ran.push(number));
    const pauses: number[] = [];
    while (idle.length > 0) {
      rest();
      pauses.push(ran.length);
    }
    expect(pauses).toEqual([50, 100, 120]);
    expect(ran).toEqual(Array.from({ length: 120 }, (_, number) => number));
  });

  it('runs nothing that was taken back', () => {
    const run = vi.fn();
    whenIdle(run)();
    rest();
    expect(run).not.toHaveBeenCalled();
  });

  it('has browsers without pauses wait a little', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.useFakeTimers();
    const run = vi.fn();
    whenIdle(run);
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
