import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../domain/failure.ts';
import { createFakeStore } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render.tsx';
import { LoadFailure } from './cart-skeleton.tsx';

describe('LoadFailure', () => {
  it.each<[string, Failure]>([
    ['Es ist ein Verbindungsfehler aufgetreten.', { kind: 'connection' }],
    ['Wir versuchen es von selbst erneut, sobald du wieder online bist.', { kind: 'offline', waiting: false }],
  ])('shows "%s" and retries on click', async (text, failure) => {
    const store = createFakeStore({ phase: { kind: 'failed', failure } });
    const { user } = renderPart(<LoadFailure />, store);
    const notice = screen.getByRole('alert').textContent;
    expect(notice).toContain('Wir konnten deinen Warenkorb nicht laden.');
    expect(notice).toContain(text);
    expect(notice).not.toContain('Deine Änderung');
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(store.calls).toEqual([['retry']]);
  });
});
