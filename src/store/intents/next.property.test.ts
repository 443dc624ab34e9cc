import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidResponseError, NetworkError } from '../../api/errors.ts';
import type { Failure } from '../../domain/failure.ts';
import { withQuantity } from '../testing/test-cart.ts';
import { intents, openEntry } from '../testing/intents.ts';
import { type OpenEntry, isOpen } from './entry.ts';
import { type EntryEvent, next } from './next.ts';

const failures: readonly Failure[] = [
  { kind: 'connection' },
  { kind: 'external', status: 500 },
  { kind: 'gone', what: 'part' },
  { kind: 'login', href: null, guest: false },
];
const errors = [
  new NetworkError('lost'),
  ...[200, 404, 409, 422, 429, 503].map((code) => new InvalidResponseError('', code)),
];

const cart = fc
  .record({ quantity: fc.integer({ min: 1, max: 3 }), cartVersion: fc.integer({ min: 1, max: 4 }) })
  .map(({ quantity, cartVersion }) => withQuantity(quantity, { cartVersion }));
const request = fc.integer({ min: 1, max: 9 });

const event: fc.Arbitrary<EntryEvent> = fc.oneof(
  fc.constantFrom<EntryEvent>(
    { type: 'blocked' },
    { type: 'unblocked' },
    { type: 'interrupted' },
    { type: 'retried' },
    { type: 'unconfirmed', failure: null },
    { type: 'unconfirmed', failure: { kind: 'connection' } },
    { type: 'delayed', attempt: 0, progress: 'Loading' },
  ),
  // More often than the others, because most transitions begin with them.
  request.map((number) => ({ type: 'sent', request: number }) as const),
  request.map((number) => ({ type: 'sent', request: number }) as const),
  fc.record({ type: fc.constant('answered' as const), cart, isLate: fc.boolean() }),
  fc.record({
    type: fc.constant('callFailed' as const),
    error: fc.constantFrom(...errors),
    failure: fc.constantFrom(...failures),
    online: fc.boolean(),
  }),
);

const shown = withQuantity(1, { cartVersion: 2 });

function queuedChange(): OpenEntry {
  return openEntry(intents.quantity('1', 3), { status: 'queued' });
}

/** Every status that a change has on its way through these events, until it is settled or dropped. */
function* walk(events: readonly EntryEvent[]) {
  let from = queuedChange();
  for (const happening of events) {
    const transition = next(from, happening, shown);
    yield { from, event: happening, ...transition };
    if (transition.to === null || !isOpen(transition.to)) return;
    from = transition.to;
  }
}

/** Checks every transition of any sequence of events. */
function always(check: (step: ReturnType<typeof walk> extends Generator<infer Step> ? Step : never) => void): void {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      for (const step of walk(events)) check(step);
    }),
    { numRuns: 500 },
  );
}

describe('a change, by any sequence of events', () => {
  it('settles by every cart that shows it and answers a later request, whatever its status', () => {
    always(({ from }) => {
      const newer = withQuantity(3, { cartVersion: 9 });
      const accepted = (number: number) => next(from, { type: 'cartAccepted', cart: newer, request: number }, shown).to;
      expect(accepted(from.confirmableAfter + 1)).toMatchObject({ status: { kind: 'confirmed' } });
      expect(accepted(from.confirmableAfter)).toBe(from);
    });
  });

  it('is sent only when it is queued or paused', () => {
    always(({ from, to, event: { type } }) => {
      if (to === null || !isOpen(to) || to.status.kind !== 'sending' || from.status.kind === 'sending') return;
      expect(type).toBe('sent');
      expect(['queued', 'paused']).toContain(from.status.kind);
    });
  });

  it('is resent after a conflict at most once before it is retried', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let resent = 0;
        for (const {
          from,
          to,
          event: { type },
        } of walk(events)) {
          if (type === 'retried') resent = 0;
          if (to && isOpen(to) && to.isResent && !from.isResent) resent += 1;
          expect(resent).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves the status failed only when it is retried', () => {
    always(({ from, to, event: { type } }) => {
      if (from.status.kind !== 'failed' || type === 'retried') return;
      expect(to).toMatchObject({ status: from.status });
    });
  });

  it('is settled only by an answer, a failure of its request, or the end of its verification', () => {
    always(({ from, to, event: { type } }) => {
      if (to !== null && isOpen(to)) return;
      if (type === 'unconfirmed') expect(['verifying', 'paused']).toContain(from.status.kind);
      else expect([type, from.status.kind]).toEqual([expect.stringMatching(/^(answered|callFailed)$/), 'sending']);
    });
  });

  it('has an unverified outcome whenever its request ends without a result', () => {
    always(({ from, to, isAmbiguous, event: { type } }) => {
      if (from.status.kind !== 'sending' || to === null || !isOpen(to)) return;
      if (type === 'interrupted') expect(isAmbiguous).toBe(true);
      if (to.status.kind === 'verifying') expect(isAmbiguous).toBe(true);
    });
  });

  it('retains its identity, and no data of another status', () => {
    always(({ from, to }) => {
      if (to === null) return;
      expect(to).toMatchObject({ id: from.id, intent: from.intent, rows: from.rows });
      if (!isOpen(to)) return;
      expect('failure' in to.status).toBe(to.status.kind === 'failed');
      expect('unconfirmed' in to.status).toBe(to.status.kind === 'verifying' || to.status.kind === 'paused');
    });
  });
});
