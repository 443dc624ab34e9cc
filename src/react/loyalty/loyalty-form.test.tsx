import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCart } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { LoyaltyForm } from './loyalty-form.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';
import type { EntryValues } from '../../store/testing/intents.ts';

const valid = '3103187694';
const tooShort = 'Die PAYBACK-Nummer besteht aus 10 Ziffern.';
const notValid = 'Die eingegebene PAYBACK-Nummer ist nicht gültig.';

function numbered(number: string | null) {
  return ready(testCart({ payback: { number, scrid: null, points: null } }));
}

function render(number: string | null = null) {
  const store = createFakeStore(numbered(number));
  const page = renderPart(<LoyaltyForm />, store);
  return { store, ...page, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'PAYBACK Kundennummer' }) };
}

const button = (name: string) => screen.getByRole('button', { name });

const sent = (values: EntryValues = {}) => ({
  log: [openEntry(intents.loyaltyNumber(valid), values)],
});

describe('LoyaltyForm', () => {
  it('is an empty field with a button', () => {
    const { field } = render();
    expect([field.value, field.readOnly, field.inputMode]).toEqual(['', false, 'numeric']);
    expect(screen.getAllByRole('button')).toEqual([button('Speichern')]);
  });

  // `|` marks the caret.
  it.each([
    ['types on at the end', '310|', '3', '310 3|'],
    ['types in the middle', '31|0 318', '9', '319| 031 8'],
    ['types letters', '310| 3', 'x', '310| 3'],
    ['types more than ten digits', '310 318 7694|', '5', '310 318 7694|'],
    ['goes back over a space', '310 |318', '{Backspace}', '310| 318'],
    ['deletes a space to the right', '310| 318', '{Delete}', '310 |318'],
  ])('groups digits and keeps the caret after its digit when the shopper %s', async (_, before, keys, after) => {
    const { user, field } = render();
    const caret = before.indexOf('|');
    await user.type(field, before.replace('|', ''));
    await user.type(field, keys, { initialSelectionStart: caret, initialSelectionEnd: caret });
    expect(withCaret(field)).toBe(after);
  });

  it('groups a pasted number', async () => {
    const { user, field } = render();
    await user.click(field);
    await user.paste('310-318-7694');
    expect(withCaret(field)).toBe('310 318 7694|');
  });

  it('dims its button until the number is valid, and saves only the digits', async () => {
    const { store, user, field } = render();
    expect(button('Speichern').getAttribute('aria-disabled')).toBe('true');
    await user.type(field, valid);
    expect(button('Speichern').hasAttribute('aria-disabled')).toBe(false);
    await user.click(button('Speichern'));
    expect(store.calls).toEqual([['setLoyaltyNumber', valid]]);
  });

  it.each([
    ['', tooShort],
    ['310 318 769', tooShort],
    ['310 318 7695', notValid],
  ])('shows the fault of "%s" on submit, and focuses the field', async (text, fault) => {
    const { store, user, field } = render();
    if (text) await user.type(field, text);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Speichern'));
    expect(screen.getByRole('alert').textContent).toBe(fault);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(store.calls).toEqual([]);
  });

  it.each(['{Enter}', ''])(
    'reads a number that an extension has filled in without an event; saved with "%s"',
    async (keys) => {
      const { store, user, field } = render();
      await user.click(field);
      field.value = valid;
      if (keys) await user.type(field, keys, { skipClick: true });
      else await user.click(button('Speichern'));
      expect([store.calls, field.value]).toEqual([[['setLoyaltyNumber', valid]], '310 318 7694']);
    },
  );

  it('shows the fault of a number that was filled in without an event', async () => {
    const { user, field } = render();
    await user.click(field);
    field.value = '310';
    await user.tab();
    expect([screen.getByRole('alert').textContent, field.value]).toEqual([tooShort, '310']);
  });

  it('shows a fault on blur until the number is valid, and none for an empty field', async () => {
    const { user, field } = render();
    await user.click(field);
    await user.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field, '310');
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe(tooShort);
    await user.type(field, valid.slice(3));
    expect(field.value).toBe('310 318 7694');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(field);
    await user.type(field, '310');
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe(tooShort);
    await user.clear(field);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is locked while saving and afterwards', async () => {
    const { store, user, field, container } = render();
    await user.type(field, `${valid}{Enter}`);
    update(store, sent({ progress: 'Loading' }));
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', true]);
    expect(button('Speichern').getAttribute('aria-disabled')).toBe('true');
    expect(container.querySelectorAll('.spinner')).toHaveLength(1);
    await user.type(field, '{Enter}');
    await user.click(button('Speichern'));
    expect(store.calls).toEqual([['setLoyaltyNumber', valid]]);

    update(store, { ...numbered(valid), log: [] });
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', true]);
    expect(screen.getAllByRole('button')).toEqual([button('Konto wechseln')]);
  });

  it('keeps a number that could not be saved, for correction', async () => {
    const { store, user, field } = render();
    await user.type(field, `${valid}{Enter}`);
    update(store, sent({ status: 'failed' }));
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', false]);
  });

  it('does nothing when the locked number is left or submitted', async () => {
    const { store, user, field } = render(valid);
    await user.click(field);
    await user.click(document.body);
    await user.type(field, '1{Enter}');
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', true]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(store.calls).toEqual([]);
  });

  it('unlocks an empty field to switch the account, and locks it again when it is left empty', async () => {
    const { user, field } = render(valid);
    await user.click(button('Konto wechseln'));
    expect([field.value, field.readOnly]).toEqual(['', false]);
    expect(document.activeElement).toBe(field);
    await user.type(field, '31');
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe(tooShort);
    await user.clear(field);
    await user.tab();
    expect([field.value, field.readOnly]).toEqual(['310 318 7694', true]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(button('Konto wechseln'));
  });

  it('stays unlocked when the window is left, for example to copy the number', async () => {
    const { user, field } = render(valid);
    await user.click(button('Konto wechseln'));
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent.blur(field);
    expect([field.value, field.readOnly]).toEqual(['', false]);
  });

  it('sends nothing if the number is unchanged', async () => {
    const { store, user, field } = render(valid);
    await user.click(button('Konto wechseln'));
    await user.type(field, `${valid}{Enter}`);
    expect(store.calls).toEqual([]);
    expect(field.readOnly).toBe(true);
  });

  it('replaces a number that could not be saved by the one of the cart', async () => {
    const { store, user, field } = render(valid);
    update(store, { log: [openEntry(intents.loyaltyNumber('3104298805'), { status: 'failed' })] });
    await user.click(button('Konto wechseln'));
    await user.type(field, `${valid}{Enter}`);
    expect(store.calls).toEqual([['setLoyaltyNumber', valid]]);
    expect(field.readOnly).toBe(true);
  });

  it('does nothing when submitted before hydration', () => {
    const { field } = render();
    expect(field.form?.getAttribute('method')).toBe('dialog');
  });
});

function withCaret({ value, selectionStart }: HTMLInputElement): string {
  const caret = selectionStart ?? -1;
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}
