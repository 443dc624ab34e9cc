import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../domain/failure.ts';
import type { RootComponentProps } from '../../domain/fragment-data.ts';
import { testData } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { confirmed, intents, openEntry, refused } from '../../store/testing/intents.ts';

const empty = 'Bitte Rabattcode eingeben.';
const characters = 'Es sind keine Sonderzeichen erlaubt, wie z.B. / # $';
const loginRequired =
  'Um den Rabattcode anzuwenden, melde dich bitte in deinem Erlebniskonto an oder registriere dich.';

function open(props: Partial<RootComponentProps> = { customerEmailHash: 'abc' }) {
  const onClose = vi.fn();
  const store = createFakeStore({ ...ready(), data: testData(props) });
  const { user } = renderPart(<CouponDialog onClose={onClose} />, store);
  return { store, user, onClose, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Rabattcode' }) };
}

function withUrl(name: 'login' | 'redemption', url: string | null): Partial<RootComponentProps> {
  const { tenantConfig } = testData().rootComponentProps;
  return { tenantConfig: { ...tenantConfig, urls: { ...tenantConfig.urls, [name]: url } } };
}

const pending = openEntry(intents.coupon('SOMMER', null));

describe('CouponDialog', () => {
  it('focuses the field, and explains which discounts cannot be combined', () => {
    const { field } = open();
    expect(document.activeElement).toBe(field);
    expect(
      screen.getByText(
        'Rabatte sind nicht miteinander kombinierbar und gelten nicht für Wertgutscheine oder bereits reduzierte Artikel.',
      ),
    ).toBeTruthy();
  });

  it('trims a code before it is sent', async () => {
    const { store, user, field } = open();
    await user.type(field, ' SOMMER-27_ß {Enter}');
    expect(store.calls).toEqual([['applyCoupon', 'SOMMER-27_ß']]);
  });

  it.each([
    ['', empty],
    ['SOMMER 27', characters],
    ['10%', characters],
  ])('shows the fault of "%s" on submit, and focuses the field', async (text, fault) => {
    const { store, user, field } = open();
    if (text) await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Einlösen' }));
    expect(screen.getByRole('alert').textContent).toBe(fault);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { name: 'Rabattcode', description: fault })).toBe(field);
    expect(document.activeElement).toBe(field);
    expect(store.calls).toEqual([]);
  });

  it('reads a code from the field that an extension has filled in without an event', async () => {
    const { store, user, field } = open({ customerEmailHash: null });
    field.value = 'SOMMER\u200b\u201327';
    update(store, { data: testData({ customerEmailHash: 'abc' }) });
    await user.click(screen.getByRole('button', { name: 'Einlösen' }));
    expect([store.calls, field.value]).toEqual([[['applyCoupon', 'SOMMER-27']], 'SOMMER\u200b\u201327']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the fault of a code that was filled in without an event', async () => {
    const { store, user, field } = open();
    await user.type(field, 'SOMMER');
    field.value = '10%';
    await user.type(field, '{Enter}', { skipClick: true });
    expect([screen.getByRole('alert').textContent, store.calls]).toEqual([characters, []]);
  });

  it('shows a fault on blur, not while typing, until it is fixed', async () => {
    const { user, field } = open();
    await user.type(field, 'SOMMER/');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe(characters);
    await user.type(field, '{Backspace}');
    expect(field.value).toBe('SOMMER');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    await user.type(field, '#');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks guests to log in once they have tried, sends nothing, and hides that after the login', async () => {
    const { store, user, field } = open({ customerEmailHash: null, ...withUrl('login', '/konto') });
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText(loginRequired)).toBeNull();
    await user.type(field, 'SOMMER{Enter}');
    expect(screen.getByRole('alert').textContent).toContain(loginRequired);
    expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('https://shop.example/konto');
    await user.type(field, '{Enter}');
    expect(screen.getAllByText(loginRequired)).toHaveLength(1);
    expect(store.calls).toEqual([]);

    update(store, { data: testData({ customerEmailHash: 'abc' }) });
    expect(screen.queryByText(loginRequired)).toBeNull();
    await user.type(field, '{Enter}');
    expect(store.calls).toEqual([['applyCoupon', 'SOMMER']]);
  });

  it('shows no earlier answer beside a fault', async () => {
    const { user, field } = open({ customerEmailHash: null });
    await user.type(field, 'SOMMER{Enter}');
    expect(screen.getAllByText(loginRequired)).toHaveLength(1);
    await user.type(field, '/{Enter}');
    expect(screen.queryByText(loginRequired)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Es sind keine Sonderzeichen erlaubt');
  });

  it('shows no login link without a URL', async () => {
    const { user, field } = open({ customerEmailHash: '' });
    await user.type(field, 'SOMMER{Enter}');
    expect(screen.getByText(loginRequired)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['/gutscheine', 'https://shop.example/gutscheine'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    [null, undefined],
  ])('shows where value vouchers are redeemed: %s', (url, href) => {
    open(withUrl('redemption', url));
    expect(screen.queryByRole('link', { name: 'Gutschein einlösen' })?.getAttribute('href')).toBe(href);
  });

  it('waits for the response, and sends a code once', async () => {
    const { store, user, field } = open();
    await user.type(field, 'SOMMER{Enter}');
    update(store, { log: [pending] });
    expect(screen.getByRole('button', { name: 'Einlösen' }).getAttribute('aria-disabled')).toBe('true');
    await user.type(field, '{Enter}');
    expect(store.calls).toHaveLength(1);
    update(store, { log: [{ ...pending, progress: 'LongLoading' }] });
    expect(screen.getByRole('textbox', { description: 'Das dauert gerade etwas länger …' })).toBe(field);
  });

  it('waits while a lost answer is verified', async () => {
    const { store, user, field } = open();
    await user.type(field, 'SOMMER{Enter}');
    update(store, { log: [openEntry(pending.intent, { status: 'verifying' })] });
    expect(screen.getByRole('button', { name: 'Einlösen' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why a code could not be sent, until it is retried', async () => {
    const { store, user, field } = open();
    await user.type(field, 'SOMMER{Enter}');
    const failure: Failure = { kind: 'connection' };
    update(store, { log: [openEntry(pending.intent, { status: 'failed', failure })] });
    expect(screen.getByRole('alert').textContent).toContain('Verbindungsfehler');
    update(store, { log: [pending] });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the refusal of the server with the hotline, and keeps the code', async () => {
    const { store, user, field, onClose } = open();
    await user.type(field, 'SOMMER{Enter}');
    const failure: Failure = {
      kind: 'refused',
      errorCode: 701,
      category: 'discount_error',
      message: 'Erst ab 50 €.',
      status: 422,
      appointmentIds: [],
    };
    update(store, { log: [pending] });
    update(store, { log: [refused(pending, failure)] });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Erst ab 50 €.');
    expect(alert.textContent).toContain('Mo-Fr 8-20, Sa 10-16');
    expect(field.value).toBe('SOMMER');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that a code waits for the network, and tries again', async () => {
    const { store, user, field, onClose } = open();
    await user.type(field, 'SOMMER{Enter}');
    update(store, { online: false, log: [{ ...pending, status: { kind: 'paused', unconfirmed: null } }] });
    expect(screen.getByRole('alert').textContent).toContain('offline');
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(store.calls.at(-1)).toEqual(['retry']);
    expect(document.activeElement).toBe(field);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes once the code is applied', async () => {
    const { store, user, field, onClose } = open();
    await user.type(field, 'sommer{Enter}');
    update(store, { log: [pending] });
    expect(onClose).not.toHaveBeenCalled();
    update(store, { log: [confirmed(pending)] });
    expect(onClose).toHaveBeenCalled();
  });
});
