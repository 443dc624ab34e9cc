import { describe, expect, it } from 'vitest';
import { ApiError, InvalidResponseError, NetworkError } from '../../api/errors.ts';
import type { Failure } from '../../domain/failure.ts';
import { buildOption } from '../../test-support/cart-builders.ts';
import { testCart, testItem, testTicket, withQuantity } from '../testing/test-cart.ts';
import { intents, openEntry } from '../testing/intents.ts';
import type { Intent } from './intent.ts';
import { type OpenStatus, type OpenEntry, type Unconfirmed, isOpen } from './entry.ts';
import { type EntryEvent, next } from './next.ts';

const connection: Failure = { kind: 'connection' };
const external: Failure = { kind: 'external', status: 0 };
const refusal = (appointmentIds: readonly string[] = []): Failure => ({
  kind: 'refused',
  errorCode: 606,
  category: null,
  message: null,
  status: 400,
  appointmentIds,
});

const statuses = {
  queued: { kind: 'queued' },
  sending: { kind: 'sending' },
  verifying: verifying({ then: 'fail', failure: connection, needsCart: false }),
  pausedVerification: { ...verifying({ then: 'resend', needsCart: false }), kind: 'paused' },
  paused: { kind: 'paused', unconfirmed: null },
  failed: { kind: 'failed', failure: connection },
} as const satisfies Record<string, OpenStatus>;

function verifying(unconfirmed: Unconfirmed) {
  return { kind: 'verifying', unconfirmed } as const;
}

function entryWith(status: OpenStatus, intent: Intent = intents.quantity('1', 3)): OpenEntry {
  return { ...openEntry(intent, { progress: 'LongLoading', confirmableAfter: 4 }), status };
}

/** The status or the result that an event leads to. */
function outcome(status: OpenStatus, event: EntryEvent, { change, shown = testCart() }: Given = {}) {
  const { to } = next(entryWith(status, change), event, shown);
  if (to === null) return 'dropped';
  if (isOpen(to)) return to.status;
  return to.status.kind === 'refused' ? { refused: to.status.failure } : 'confirmed';
}

interface Given {
  readonly change?: Intent;
  readonly shown?: ReturnType<typeof testCart>;
}

const sent: EntryEvent = { type: 'sent', request: 5 };
const unconfirmed = (failure: Failure | null = null): EntryEvent => ({ type: 'unconfirmed', failure });
const answered = (cart = withQuantity(3)): EntryEvent => ({ type: 'answered', cart, isLate: false });
const callFailed = (error: unknown, failure: Failure = connection): EntryEvent => ({
  type: 'callFailed',
  error,
  failure,
});
const status = (code: number) => new InvalidResponseError(`status ${code}`, code);
const refusedBy = (code: number, httpStatus = 400) =>
  new ApiError({ errorCode: code, category: null, message: null, fields: { appointmentIds: [] } }, httpStatus);

describe('next', () => {
  it.each<[keyof typeof statuses, EntryEvent, unknown]>([
    ['queued', sent, statuses.sending],
    ['paused', sent, statuses.sending],
    ['failed', sent, statuses.failed],
    ['queued', { type: 'blocked' }, statuses.paused],
    ['sending', { type: 'blocked' }, statuses.sending],
    ['verifying', { type: 'blocked' }, { ...statuses.verifying, kind: 'paused' }],
    ['failed', { type: 'blocked' }, statuses.failed],
    ['paused', { type: 'unblocked' }, statuses.paused],
    ['pausedVerification', { type: 'unblocked' }, verifying({ then: 'resend', needsCart: false })],
    ['queued', { type: 'doubted', request: 5 }, verifying({ then: 'resend', needsCart: true })],
    ['paused', { type: 'doubted', request: 5 }, verifying({ then: 'resend', needsCart: true })],
    ['sending', { type: 'doubted', request: 5 }, statuses.sending],
    ['queued', { type: 'interrupted' }, statuses.queued],
    ['sending', { type: 'interrupted' }, statuses.queued],
    ['verifying', { type: 'interrupted' }, statuses.queued],
    ['failed', { type: 'interrupted' }, statuses.failed],
    ['failed', { type: 'retried' }, statuses.queued],
    ['queued', answered(), statuses.queued],
    ['failed', answered(), statuses.failed],
    ['queued', callFailed(new NetworkError('lost')), statuses.queued],
    ['sending', unconfirmed(), statuses.sending],
    ['paused', unconfirmed(), statuses.paused],
    ['verifying', unconfirmed(), statuses.failed],
    ['pausedVerification', unconfirmed(), statuses.queued],
  ])('leads from %s by %o to %o', (kind, event, expected) => {
    expect(outcome(statuses[kind], event)).toEqual(expected);
  });

  it('counts a retry, restarts its progress, and lets it be resent again', () => {
    const failed = { ...entryWith(statuses.failed), isResent: true };
    expect(next(failed, { type: 'retried' }, null).to).toMatchObject({
      attempt: 1,
      isResent: false,
      progress: 'Started',
    });
  });

  it.each([
    [0, 'Loading'],
    [1, 'Started'],
  ])('ignores delays of another attempt: %i', (attempt, progress) => {
    const started: OpenEntry = { ...entryWith(statuses.sending), progress: 'Started' };
    const { to } = next(started, { type: 'delayed', attempt, progress: 'Loading' }, null);
    expect(to).toMatchObject({ progress });
  });

  it('takes long until it is retried', () => {
    const pending = entryWith(statuses.sending);
    const { to } = next(pending, { type: 'delayed', attempt: pending.attempt, progress: 'Loading' }, null);
    expect(to).toBe(pending);
  });

  it.each<[string, number, number, boolean]>([
    ['confirms by a later request that shows the change', 5, 3, true],
    ['does not confirm by the request before which it cannot be confirmed', 4, 3, false],
    ['does not confirm by a cart that does not show the change', 5, 2, false],
  ])('%s', (_, request, quantity, isConfirmed) => {
    for (const from of Object.values(statuses)) {
      const event: EntryEvent = { type: 'cartAccepted', cart: withQuantity(quantity), request };
      expect(outcome(from, event)).toEqual(isConfirmed ? 'confirmed' : from);
    }
  });

  it.each<[string, Intent, boolean]>([
    ['a shipping method', intents.shipping('BoxExpress'), true],
    ['a packaging', intents.packaging('1', 'GiftBox', 'blue'), true],
    ['a quantity', intents.quantity('1', 9), false],
    ['a shipping method that the cart offers', intents.shipping('Express'), false],
    ['a packaging that the cart offers', intents.packaging('1', 'Envelope', 'other'), false],
  ])('refuses only failed choices that a newer cart does not offer: %s', (_, change, isObsolete) => {
    // Offers are identified by the type that changes send.
    const envelope = { ...buildOption('Envelope', 'envelope-1'), type: 'Included' as const };
    const items = [testItem({ id: '1', availablePackagingOptions: [envelope] })];
    for (const from of Object.values(statuses)) {
      const event: EntryEvent = { type: 'cartAccepted', cart: testCart({ cartVersion: 2, items }), request: 5 };
      const expected = isObsolete && from === statuses.failed ? { refused: { kind: 'adjusted' } } : from;
      expect(outcome(from, event, { change })).toEqual(expected);
    }
  });
});

describe('next, when the item is gone from the cart', () => {
  const shown = testCart({ items: [testTicket('2')], cartVersion: 7 });

  it.each<[string, keyof typeof statuses, EntryEvent]>([
    ['its request fails', 'sending', callFailed(status(422), external)],
    ['the fetch that verifies it fails', 'verifying', unconfirmed(connection)],
    ['it has failed before', 'failed', { type: 'cartAccepted', cart: shown, request: 4 }],
  ])('drops a change whose retry button would have no row: %s', (_, from, event) => {
    expect(outcome(statuses[from], event, { shown })).toBe('dropped');
  });

  it('still waits for the result of a change in flight', () => {
    expect(outcome(statuses.sending, callFailed(new NetworkError('lost')), { shown })).toMatchObject({
      kind: 'verifying',
    });
  });

  it('retains the failure of a change that no row shows', () => {
    const change = intents.couponRemoval();
    expect(outcome(statuses.failed, { type: 'blocked' }, { shown, change })).toEqual(statuses.failed);
  });
});

describe('next, when a cart answers the request', () => {
  const shown = testCart({ cartVersion: 7 });
  const verifies = (failure: Failure, then: 'fail' | 'refuse') => verifying({ then, failure, needsCart: true });

  it.each<[string, EntryEvent, unknown]>([
    ['confirms by a newer cart that shows the change', answered(withQuantity(3, { cartVersion: 8 })), 'confirmed'],
    ['confirms by an unchanged cart that shows the change', answered(withQuantity(3, { cartVersion: 7 })), 'confirmed'],
    [
      'refuses by a newer cart that does not show the change',
      answered(withQuantity(2, { cartVersion: 8 })),
      { refused: { kind: 'adjusted' } },
    ],
    [
      'verifies a refusal by another cart that does not show the change',
      answered(withQuantity(2, { cartId: 'cart-2', cartVersion: 1 })),
      verifies({ kind: 'adjusted' }, 'refuse'),
    ],
    [
      'verifies a refusal after an unchanged cart',
      answered(withQuantity(2, { cartVersion: 7 })),
      verifies({ kind: 'adjusted' }, 'refuse'),
    ],
    [
      'verifies a refusal after an older cart that shows the change',
      answered(withQuantity(3, { cartVersion: 6 })),
      verifies({ kind: 'adjusted' }, 'refuse'),
    ],
    [
      'is sent again after an older cart that does not show the change, once a cart proves that',
      answered(withQuantity(2, { cartVersion: 6 })),
      verifying({ then: 'resend', needsCart: true }),
    ],
  ])('%s', (_, event, expected) => {
    expect(outcome(statuses.sending, event, { shown })).toEqual(expected);
  });

  it('confirms by an older cart if the cart on the screen shows the change, too', () => {
    const event = answered(withQuantity(3, { cartVersion: 6 }));
    expect(outcome(statuses.sending, event, { shown: withQuantity(3, { cartVersion: 7 }) })).toBe('confirmed');
  });

  it.each<[string, Intent, boolean]>([
    ['a move', intents.move(testTicket('1'), 0), true],
    ['another change', intents.removal('1'), false],
  ])('does not trust a newer cart alone to end %s: %s', (_, change, isAmbiguous) => {
    const { to, ...effects } = next(entryWith(statuses.sending, change), answered(), testCart());
    expect(effects.isAmbiguous).toBe(isAmbiguous);
    expect(to).toMatchObject({ status: { kind: 'refused' } });
  });

  it.each([
    ['reports an older cart that does not show the change', 2, true],
    ['does not report an older cart that shows the change', 3, false],
  ])('%s', (_, quantity, isReported) => {
    const event = answered(withQuantity(quantity, { cartVersion: 6 }));
    const { report } = next(entryWith(statuses.sending), event, shown);
    expect(Boolean(report)).toBe(isReported);
  });
});

describe('next, when the request fails', () => {
  const removal = intents.removal('1');

  it.each<[string, unknown, Failure, boolean]>([
    ['a server error', status(500), external, true],
    ['a lost answer', new NetworkError('lost'), connection, true],
    ['a conflict', status(409), external, false],
    ['a refusal without a reason of the catalog', status(422), external, true],
    ['a refusal with a reason of the catalog', refusedBy(606), refusal(), false],
  ])('reports only what the shop should not answer: %s', (_, error, failure, isReported) => {
    const change = intents.packaging('1', 'Pdf', null);
    const { report } = next(entryWith(statuses.sending, change), callFailed(error, failure), testCart());
    expect(report || null).toBe(isReported ? error : null);
  });
  const gone: Failure = { kind: 'gone', what: 'part' };
  const login: Failure = { kind: 'login', href: null, guest: true };

  it.each<[string, Intent, EntryEvent, unknown]>([
    ['queues it after a 429', removal, callFailed(status(429)), statuses.queued],
    [
      'queues it when offline',
      removal,
      callFailed(new NetworkError('lost'), { kind: 'offline', waiting: false }),
      statuses.queued,
    ],
    [
      'verifies it when its answer is lost',
      removal,
      callFailed(new NetworkError('lost')),
      verifying({ then: 'fail', failure: connection, needsCart: false }),
    ],
    [
      'verifies it after a server error',
      removal,
      callFailed(status(502), external),
      verifying({ then: 'fail', failure: external, needsCart: false }),
    ],
    [
      'verifies it after a conflict, to resend it',
      removal,
      callFailed(status(409)),
      verifying({ then: 'resend', needsCart: false }),
    ],
    [
      'verifies it when its item is gone, to refuse it',
      removal,
      callFailed(status(404), gone),
      verifying({ then: 'refuse', failure: gone, needsCart: true }),
    ],
    [
      'verifies a quantity whose item is gone, to let it fail',
      intents.quantity('1', 3),
      callFailed(status(404), gone),
      verifying({ then: 'fail', failure: external, needsCart: true }),
    ],
    ['fails without a login', removal, callFailed(refusedBy(1, 401), login), { kind: 'failed', failure: login }],
    ['refuses it for a reason', removal, callFailed(refusedBy(606), refusal()), { refused: refusal() }],
    [
      'lets a refused quantity fail',
      intents.quantity('1', 3),
      callFailed(refusedBy(606), refusal()),
      { kind: 'failed', failure: external },
    ],
    [
      'refuses a quantity whose reservation failed',
      intents.quantity('1', 3),
      callFailed(refusedBy(300), refusal()),
      { refused: refusal() },
    ],
    [
      'refuses a move when the wishlist is full',
      removal,
      callFailed(new Error('full'), { kind: 'wishlistFull' }),
      { refused: { kind: 'wishlistFull' } },
    ],
  ])('%s', (_, change, event, expected) => {
    expect(outcome(statuses.sending, event, { change })).toEqual(expected);
  });

  it('verifies a failure after a second older cart that does not show the change', () => {
    const resent = { ...entryWith(statuses.sending), isResent: true };
    expect(
      next(resent, answered(withQuantity(2, { cartVersion: 6 })), withQuantity(2, { cartVersion: 7 })).to,
    ).toMatchObject({
      status: verifying({ then: 'fail', failure: { kind: 'external', status: 200 }, needsCart: true }),
    });
  });

  it('fails after a second conflict', () => {
    const resent = { ...entryWith(statuses.sending), isResent: true };
    expect(next(resent, callFailed(status(409), external), null).to).toMatchObject({
      status: verifying({ then: 'fail', failure: external, needsCart: false }),
    });
  });

  it('drops a change of an appointment that is no longer available, and names the appointment', () => {
    const shown = testCart({ items: [testTicket('1')] });
    const event = callFailed(refusedBy(300), refusal(['a-1']));
    expect(next(entryWith(statuses.sending), event, shown)).toMatchObject({
      to: null,
      missingAppointmentIds: ['a-1'],
    });
  });

  it.each<[string, Unconfirmed, unknown]>([
    [
      'resends nothing that must not be applied twice without a cart',
      { then: 'resend', needsCart: true },
      statuses.failed,
    ],
    ['resends, whether or not the fetch failed', { then: 'resend', needsCart: false }, statuses.queued],
    [
      'fails with the failure of the request',
      { then: 'fail', failure: external, needsCart: false },
      { kind: 'failed', failure: external },
    ],
    [
      'fails with the failure of the fetch if only a cart proves the outcome',
      { then: 'fail', failure: external, needsCart: true },
      statuses.failed,
    ],
    [
      'refuses nothing without a cart',
      { then: 'refuse', failure: { kind: 'adjusted' }, needsCart: true },
      statuses.failed,
    ],
  ])('%s when its requestClock fails, too', (_, unconfirmedBy, expected) => {
    expect(outcome(verifying(unconfirmedBy), unconfirmed(connection))).toEqual(expected);
  });
});
