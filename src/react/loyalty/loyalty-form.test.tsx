import { describe, expect, it } from 'vitest';
import { testCart } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import type { PendingChange } from '../../store/pending-change.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { LoyaltyForm } from './loyalty-form.tsx';

const valid = '3103187694';
const tooShort = 'Die PAYBACK-Nummer besteht aus 10 Ziffern.';
const notValid = 'Die eingegebene PAYBACK-Nummer ist nicht gültig.';

function numbered(number: string | null) {
  return ready(testCart({ payback: { number, scrid: null, points: null } }));
}

async function render(number: string | null = null) {
  const store = createFakeStore(numbered(number));
  const page = await renderPart(store, <LoyaltyForm />);
  return { store, page, field: page.find<HTMLInputElement>('input') };
}

const sent = (values: Partial<PendingChange> = {}) => ({
  pendingChanges: [pendingFor(changes.loyaltyNumber(valid), values)],
});

describe('LoyaltyForm', () => {
  it('is an empty field with its button', async () => {
    const { page, field } = await render();
    expect(page.find('label').textContent).toBe('PAYBACK Kundennummer');
    expect([field.value, field.readOnly, field.inputMode]).toEqual(['', false, 'numeric']);
    expect(page.all('button').map((button) => button.textContent)).toEqual(['Speichern']);
  });

  // `|` marks the caret.
  it.each([
    ['types on at the end', '3103|', '310 3|'],
    ['types in the middle', '319|0 318', '319| 031 8'],
    ['types letters', '310x| 3', '310| 3'],
    ['types more than ten digits', '310 318 76945|', '310 318 7694|'],
    ['goes back over a space', '310|318', '310| 318'],
    ['pastes', '310-318-7694|', '310 318 7694|'],
  ])('groups and keeps the caret behind its digit when the shopper %s', async (_, before, after) => {
    const { page, field } = await render();
    await page.enter(field, before.replace('|', ''), before.indexOf('|'));
    const caret = field.selectionStart ?? -1;
    expect(`${field.value.slice(0, caret)}|${field.value.slice(caret)}`).toBe(after);
  });

  it('moves the caret over a space that was to be deleted to the right', async () => {
    const { page, field } = await render();
    await page.enter(field, '310318', 3, 'deleteContentForward');
    expect([field.value, field.selectionStart]).toEqual(['310 318', 4]);
  });

  it('rests its button until the number is valid, and saves the digits alone', async () => {
    const { store, page, field } = await render();
    expect(page.button('Speichern').getAttribute('aria-disabled')).toBe('true');
    await page.enter(field, valid);
    expect(page.button('Speichern').hasAttribute('aria-disabled')).toBe(false);
    await page.click(page.button('Speichern'));
    expect(store.calls).toEqual([['setLoyaltyNumber', valid]]);
  });

  it.each([
    ['', tooShort],
    ['310 318 769', tooShort],
    ['310 318 7695', notValid],
  ])('tells what is wrong with "%s" on submit, and gives the focus to the field', async (text, told) => {
    const { store, page, field } = await render();
    await page.enter(field, text);
    expect(page.all('[role=alert]')).toHaveLength(0);
    await page.click(page.button('Speichern'));
    expect(page.find('[role=alert]').textContent).toBe(told);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(page.root.activeElement).toBe(field);
    expect(store.calls).toEqual([]);
  });

  it('tells a fault on leaving the field until the number is right, and none of a field left empty', async () => {
    const { page, field } = await render();
    await page.focus(field);
    await page.blur(field);
    expect(page.all('[role=alert]')).toHaveLength(0);
    await page.focus(field);
    await page.enter(field, '310');
    await page.blur(field);
    expect(page.find('[role=alert]').textContent).toBe(tooShort);
    await page.enter(field, valid);
    expect(page.all('[role=alert]')).toHaveLength(0);
  });

  it('is locked while it saves, and afterwards', async () => {
    const { store, page, field } = await render();
    await page.enter(field, valid);
    await page.submit(field);
    await page.set(sent({ progress: 'Loading' }));
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', true]);
    expect(page.button('Speichern').getAttribute('aria-disabled')).toBe('true');
    expect(page.all('.spinner')).toHaveLength(1);
    await page.submit(field);
    await page.click(page.button('Speichern'));
    expect(store.calls).toHaveLength(1);

    await page.set({ ...numbered(valid), pendingChanges: [] });
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', true]);
    expect(page.all('button').map((button) => button.textContent)).toEqual(['Konto wechseln']);
  });

  it('keeps a number that could not be saved, to be corrected', async () => {
    const { page, field } = await render();
    await page.enter(field, valid);
    await page.submit(field);
    await page.set(sent({ status: 'failed' }));
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', false]);
  });

  it('tells that the number waits for the network', async () => {
    const { page, field } = await render();
    await page.set({ online: false, ...sent({ status: 'paused' }) });
    expect(page.find('.field-note').textContent).toContain('Du bist offline.');
    expect(field.readOnly).toBe(true);
  });

  it('does nothing when somebody clicks outside of, or submits, the locked number', async () => {
    const { store, page, field } = await render(valid);
    await page.focus(field);
    await page.blur(field);
    await page.click(document.body);
    await page.submit(field);
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', true]);
    expect(page.all('[role=alert]')).toHaveLength(0);
    expect(store.calls).toEqual([]);
  });

  it('unlocks an empty field to change the account, and Escape returns to the locked number', async () => {
    const { page, field } = await render(valid);
    expect((await page.press(field, 'Escape')).defaultPrevented).toBe(false);
    await page.click(page.button('Konto wechseln'));
    expect([field.value, field.readOnly]).toEqual(['', false]);
    expect(page.root.activeElement).toBe(field);
    await page.enter(field, '31');
    expect((await page.press(field, 'Escape')).defaultPrevented).toBe(true);
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', true]);
    expect(page.root.activeElement).toBe(page.button('Konto wechseln'));
  });

  it('returns to the locked number by Abbrechen, without the fault that was told', async () => {
    const { page, field } = await render(valid);
    await page.click(page.button('Konto wechseln'));
    await page.enter(field, '31');
    await page.blur(field);
    await page.click(page.button('Abbrechen'));
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', true]);
    expect(page.all('[role=alert]')).toHaveLength(0);
    await page.click(page.button('Konto wechseln'));
    expect(field.value).toBe('');
  });

  it('sends nothing for the number that it has', async () => {
    const { store, page, field } = await render(valid);
    await page.click(page.button('Konto wechseln'));
    await page.enter(field, valid);
    await page.submit(field);
    expect(store.calls).toEqual([]);
    expect(field.readOnly).toBe(true);
  });

  it('does nothing when it is submitted before the script has come', async () => {
    const { page } = await render();
    expect(page.find('form').getAttribute('method')).toBe('dialog');
  });
});
