import { describe, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

describe('loadChunk', () => {
  it('retries once', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('module');
    await expect(loadChunk(load)).resolves.toBe('module');
  });

  it('rejects after the second failure', async () => {
    const load = vi.fn().mockRejectedValue(new Error('gone'));
    await expect(loadChunk(load)).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('rejects after 120 s without an answer', async () => {
    vi.useFakeTimers();
    const loaded = expect(loadChunk(() => new Promise(() => {}))).rejects.toThrow('timed out');
    await vi.advanceTimersByTimeAsync(120_000);
    await loaded;
    vi.useRealTimers();
  });
});
