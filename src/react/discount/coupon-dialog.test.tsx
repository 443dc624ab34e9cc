import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../domain/failure.ts';
import type { RootComponentProps } from '../../domain/fragment-data.ts';
import { testData } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import { confirmed, refused } from '../../store/pending-change.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { CouponDialog } from './coupon-dialog.tsx';

const empty = 'Bitte gib deinen Gutscheincode ein.';
const characters = 'Es sind keine Sonderzeichen erlaubt, wie z.B. / # $';
const loginRequired =
  'Um den Rabattcode anzuwenden, melde dich bitte in deinem Erlebniskonto an oder registriere dich.';

async function open(props: Partial<RootComponentProps> = { customerEmailHash: 'abc' }) {
  const onClose = vi.fn();
  const store = createFakeStore({ ...ready(), data: testData(props) });
  const page = await renderPart(store, <CouponDialog onClose={onClose} />);
  return { store, page, onClose, field: page.find<HTMLInputElement>('input') };
}

function withLogin(login: string): Partial<RootComponentProps> {
  const { tenantConfig } = testData().rootComponentProps;
  return { tenantConfig: { ...tenantConfig, urls: { ...tenantConfig.urls, login } } };
}

const pending = pendingFor(changes.coupon('SOMMER', null));

describe('CouponDialog', () => {
  it('puts the focus into the field, and says what discounts do not go with', async () => {
    const { page, field } = await open();
    expect(page.root.activeElement).toBe(field);
    expect(page.find('label').textContent).toBe('Rabattcode');
    expect(page.find('.coupon-rule').textContent).toBe(
      'Rabatte sind nicht miteinander kombinierbar und gelten nicht für Wertgutscheine oder bereits reduzierte Artikel.',
    );
  });

  it('sends a code without the blanks around it', async () => {
    const { store, page, field } = await open();
    await page.enter(field, ' SOMMER-27_ß ');
    await page.submit(field);
    expect(store.calls).toEqual([['applyCoupon', 'SOMMER-27_ß']]);
  });

  it.each([
    ['', empty],
    ['SOMMER 27', characters],
    ['10%', characters],
  ])('tells what is wrong with "%s" on submit, and gives the focus to the field', async (text, told) => {
    const { store, page, field } = await open();
    await page.enter(field, text);
    await page.focus(page.button('Einlösen'));
    await page.submit(field);
    expect(page.find('[role=alert]').textContent).toBe(told);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(page.find(`[id="${field.getAttribute('aria-describedby')}"]`).textContent).toBe(told);
    expect(page.root.activeElement).toBe(field);
    expect(store.calls).toEqual([]);
  });

  it('does not tell a fault while typing, but on leaving the field, and no longer than it is there', async () => {
    const { page, field } = await open();
    await page.enter(field, 'SOMMER/');
    expect(page.all('[role=alert]')).toHaveLength(0);
    await page.blur(field);
    expect(page.find('[role=alert]').textContent).toBe(characters);
    await page.enter(field, 'SOMMER');
    expect(page.all('[role=alert]')).toHaveLength(0);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    await page.enter(field, 'SOMMER#');
    expect(page.all('[role=alert]')).toHaveLength(0);
  });

  it('asks guests to log in, sends nothing, and forgets it when they have', async () => {
    const { store, page, field } = await open({ customerEmailHash: null, ...withLogin('/konto') });
    expect(page.find('.notice').textContent).toContain(loginRequired);
    expect(page.button('Anmelden').getAttribute('href')).toBe('https://shop.example/konto');
    expect(page.all('[role=alert]')).toHaveLength(0);
    await page.enter(field, 'SOMMER');
    await page.submit(field);
    expect(page.find('[role=alert]').textContent).toContain(loginRequired);
    expect(store.calls).toEqual([]);

    await page.set({ data: testData({ customerEmailHash: 'abc' }) });
    expect(page.all('.notice')).toHaveLength(0);
    await page.submit(field);
    expect(store.calls).toEqual([['applyCoupon', 'SOMMER']]);
  });

  it('links no login where none is known', async () => {
    const { page } = await open({ customerEmailHash: '' });
    expect(page.find('.notice').textContent).toContain(loginRequired);
    expect(page.all('a')).toHaveLength(0);
  });

  it('waits for the answer and sends nothing twice', async () => {
    const { store, page, field } = await open();
    await page.enter(field, 'SOMMER');
    await page.submit(field);
    await page.set({ pendingChanges: [pending] });
    expect(page.button('Einlösen').getAttribute('aria-disabled')).toBe('true');
    await page.submit(field);
    expect(store.calls).toHaveLength(1);
    await page.set({ pendingChanges: [{ ...pending, progress: 'LongLoading' }] });
    expect(page.find('.field-note').textContent).toBe('Das dauert gerade etwas länger …');
  });

  it('tells a refusal in the words of the server, with the hotline, and keeps the code', async () => {
    const { page, field, onClose } = await open();
    await page.enter(field, 'SOMMER');
    await page.submit(field);
    const failure: Failure = {
      kind: 'refused',
      errorCode: 701,
      category: 'discount_error',
      message: 'Erst ab 50 €.',
      status: 422,
      appointmentIds: [],
    };
    await page.set({ pendingChanges: [pending] });
    await page.set({ pendingChanges: [], settledChanges: [refused(pending, failure)] });
    expect(page.find('[role=alert]').textContent).toContain('Erst ab 50 €.');
    expect(page.find('[role=alert]').textContent).toContain('Mo-Fr 8-20, Sa 10-16');
    expect(field.value).toBe('SOMMER');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes once the code is applied', async () => {
    const { page, field, onClose } = await open();
    await page.enter(field, 'sommer');
    await page.submit(field);
    await page.set({ pendingChanges: [pending] });
    expect(onClose).not.toHaveBeenCalled();
    await page.set({ pendingChanges: [], settledChanges: [confirmed(pending)] });
    expect(onClose).toHaveBeenCalled();
  });

  it('takes a refusal with it that has been read', async () => {
    const { store, page, onClose } = await open();
    await page.set({ settledChanges: [refused(pending, { kind: 'connection' })] });
    await page.click(page.find('[aria-label="Schließen"]'));
    expect(store.calls).toEqual([['discardChange', pending.id]]);
    expect(onClose).toHaveBeenCalled();
  });
});
