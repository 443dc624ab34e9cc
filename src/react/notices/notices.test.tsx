import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Notice, NoticeContent } from '../../domain/notice.ts';
import { testCart, testData, testTicket } from '../../store/testing/test-cart.ts';
import { CartPage } from '../cart-page.tsx';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { Notices } from './notices.tsx';

function notice(id: string, content: NoticeContent, retry = false): Notice {
  return { id, content, retry };
}

function render(...notices: Notice[]) {
  const store = createFakeStore({ ...ready(), notices });
  const page = renderPart(<Notices />, store);
  return { store, ...page, shown: [...page.container.querySelectorAll<HTMLElement>('.notice')] };
}

const lost = notice('1', { kind: 'failure', failure: { kind: 'connection' } }, true);
const synced = notice('2', { kind: 'synced' });

describe('Notices', () => {
  it('shows errors as alerts, and names every severity for screen readers', () => {
    const [error, success] = render(lost, synced).shown;
    expect(screen.getAllByRole('alert')).toEqual([error]);
    expect(within(error!).getByRole('img', { name: 'Fehler' })).toBeTruthy();
    expect(within(success!).getByRole('img', { name: 'Erledigt' })).toBeTruthy();
    expect(success!.textContent).toMatch(/^Dein Warenkorb wurde aktualisiert\./);
  });

  it('shows an expired login as an alert', () => {
    const { shown } = render(
      notice('1', { kind: 'failure', failure: { kind: 'login', href: null, guest: false } }, true),
    );
    expect(screen.getAllByRole('alert')).toEqual(shown);
  });

  it.each([
    ['PayPal', 'mit deinen PayPal-Daten nicht'],
    ['StripeGooglePay', 'mit deinen Google Pay-Daten nicht'],
    ['Invoice', 'mit deinen Daten nicht'],
  ])('names the chosen provider, %s, if it refuses the details of the payer', (selectedPaymentType, text) => {
    const failure = {
      kind: 'refused',
      status: 422,
      errorCode: 0,
      category: 'input_validation_error',
      message: null,
    } as const;
    const content: NoticeContent = { kind: 'failure', failure: { ...failure, appointmentIds: [] } };
    const cart = testCart({ selectedPaymentType });
    renderPart(<Notices />, createFakeStore({ ...ready(cart), notices: [notice('1', content)] }));
    expect(screen.getByRole('alert').textContent).toContain(text);
  });

  it('leaves failed payments to the payment area', () => {
    const { shown } = render(notice('1', { kind: 'payment', severity: 'error', text: 'Unbekannter Fehler' }));
    expect(shown).toEqual([]);
  });

  it('lists five changes and the others behind "mehr", with links on the titles alone', () => {
    const change = { productId: 'p', differenceAmount: null };
    const removedItems = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ ...change, title }));
    const changes = {
      removedItems,
      priceIncreasedItems: [{ ...change, title: 'F' }],
      priceDecreasedItems: [],
      removedShippingMethods: [],
      outdatedAppointments: [],
    };
    render(notice('1', { kind: 'changeset', changeset: { type: 'MultipleChanges', message: null, changes } }));
    const lines = screen.getAllByRole('listitem', { hidden: true });
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      ...['A', 'B', 'C', 'D', 'E'].map((title) => `Nicht mehr verfügbar: ${title}`),
      'Teurer: F',
    ]);
    expect(lines.map((line) => line.querySelector('a[href]')?.textContent)).toEqual([...Array(5).fill(undefined), 'F']);
    expect(lines.map((line) => !!line.closest('details'))).toEqual([...Array(5).fill(false), true]);
    expect(screen.getByText('mehr').localName).toBe('summary');
  });

  it('leads to the row of an appointment that is gone', async () => {
    const tickets = [testTicket('1', 2), testTicket('2')];
    const link = { text: 'Zeigen', href: '#1', target: 'item:1' };
    const content: NoticeContent = { kind: 'failedReservation', severity: 'error', text: 'Der Termin ist weg.', link };
    const state = {
      ...ready(testCart({ items: tickets })),
      failedAppointmentIds: ['a-1'],
      notices: [notice('1', content)],
    };
    const { user, container } = renderPart(<CartPage />, createFakeStore(state));
    const banner = within(container.querySelector<HTMLElement>('.notices .notice')!);
    await user.click(banner.getByRole('link', { name: 'Zeigen' }));
    const [firstRow] = container.querySelectorAll('.item');
    expect(firstRow!.contains(document.activeElement)).toBe(true);
  });

  it('closes and retries, and moves the focus to the headline', async () => {
    const store = createFakeStore({ ...ready(), notices: [lost, synced] });
    const { user } = renderPart(<CartPage />, store);
    // Only one button: the other notice cannot be retried.
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await user.click(screen.getAllByRole('button', { name: 'Schließen' })[1]!);
    expect(store.calls).toEqual([['retry'], ['dismissNotice', '2']]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('does not close the next notice with a key that is held down', async () => {
    const replaced = notice('3', { kind: 'replaced' });
    const { user } = renderPart(<CartPage />, createFakeStore({ ...ready(), notices: [synced, replaced] }));
    const [first, second] = screen.getAllByRole('button', { name: 'Schließen' });
    await user.click(first!);
    expect(document.activeElement).toBe(second);
    const isHandledByBrowser = (repeat: boolean) => fireEvent.keyDown(second!, { key: 'Enter', repeat });
    expect(isHandledByBrowser(true)).toBe(false);
    expect(isHandledByBrowser(false)).toBe(true);
  });

  it('offers to cancel or retry a slow change', async () => {
    const { store, user, shown } = render(notice('1', { kind: 'slow', what: 'change' }, true));
    expect(shown[0]?.textContent).toContain('Das dauert gerade etwas länger …');
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(store.calls).toEqual([['dismissNotice', '1'], ['retry']]);
  });

  it('lists several changes, and shows markup as plain text', () => {
    const item = { productId: 'p-1', title: '<b>Flug</b>', differenceAmount: null };
    const changes = {
      removedItems: [item],
      priceIncreasedItems: [],
      priceDecreasedItems: [],
      removedShippingMethods: ['Express'],
      outdatedAppointments: [],
    };
    const changeset = { type: 'MultipleChanges', message: null, changes };
    const [shown] = render(notice('1', { kind: 'changeset', changeset })).shown;
    expect(within(shown!).getAllByRole('listitem')).toHaveLength(2);
    expect(shown!.querySelector('b')).toBeNull();
    expect(shown!.textContent).toContain('<b>Flug</b>');
  });

  it('names the hotline and its hours, with a link if there is a number', () => {
    const discount = notice('1', { kind: 'discount', message: 'Nein.' });
    const store = createFakeStore({ ...ready(), notices: [discount] });
    const { container } = renderPart(<Notices />, store);
    const hotline = () => container.querySelector('.notice-text > p:last-of-type')?.textContent;
    expect(hotline()).toBe('Unsere Hotline ist Mo-Fr 8-20, Sa 10-16 Uhr für dich da.');
    expect(screen.queryByRole('link')).toBeNull();
    const { tenantConfig } = testData().rootComponentProps;
    update(store, { data: testData({ tenantConfig: { ...tenantConfig, hotline: '089 / 12 34 56' } }) });
    expect(hotline()).toBe('Unsere Hotline 089 / 12 34 56 ist Mo-Fr 8-20, Sa 10-16 Uhr für dich da.');
    expect(screen.getByRole('link', { name: '089 / 12 34 56' }).getAttribute('href')).toBe('tel:089123456');
  });
});
