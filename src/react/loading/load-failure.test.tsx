// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../domain/failure.ts';
import { createFakeStore } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

describe('LoadFailure', () => {
  it.each<[string, Failure]>([
    ['Es ist ein Verbindungsfehler aufgetreten.', { kind: 'connection' }],
    ['Wir versuchen es von selbst erneut, sobald du wieder online bist.', { kind: 'offline' }],
  ])('says "%s", and tries again when asked', async (words, failure) => {
    const store = createFakeStore({ phase: { kind: 'failed', failure } });
    const page = await renderCart(store);
    const notice = page.find('[role=alert]').textContent;
    expect(notice).toContain('Wir konnten deinen Warenkorb nicht laden.');
    expect(notice).toContain(words);
    expect(notice).not.toContain('Deine Änderung');
    await page.click(page.button('Erneut versuchen'));
    expect(store.calls).toEqual([['retry']]);
  });
});
