import { describe, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

describe('loadChunk', () => {
  it('tries once more', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('module');
    await expect(loadChunk(load)).resolves.toBe('module');
  });

  it('gives up after the second failure', async () => {
    const load = vi.fn().mockRejectedValue(new Error('gone'));
    await expect(loadChunk(load)).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gives up what has not come within 120 s', async () => {
    vi.useFakeTimers();
    const loaded = expect(loadChunk(() => new Promise(() => {}))).rejects.toThrow('120 s');
    await vi.advanceTimersByTimeAsync(120_000);
    await loaded;
    vi.useRealTimers();
  });
});
