import { describe, expect, it } from 'vitest';
import { createFakeStore } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Select } from './select.tsx';

const countries = [
  { value: 'DE', label: 'Deutschland' },
  { label: 'Nachbarn', options: [{ value: 'AT', label: 'Österreich' }] },
];

describe('Select', () => {
  it('is a native select with groups and a placeholder', async () => {
    const select = <Select label="Land" options={countries} placeholder="Bitte wählen" defaultValue="" />;
    const page = await renderPart(createFakeStore(), select);
    const native = page.find<HTMLSelectElement>('select');
    expect([...native.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Bitte wählen'],
      ['DE', 'Deutschland'],
      ['AT', 'Österreich'],
    ]);
    expect(page.find('optgroup').getAttribute('label')).toBe('Nachbarn');
    expect(page.find('optgroup').children).toHaveLength(1);
    expect(page.find<HTMLLabelElement>('label').htmlFor).toBe(native.id);
    expect(page.find<HTMLOptionElement>('option').disabled).toBe(false);
  });

  it('appends an asterisk to the label of a required one, whose placeholder cannot be chosen', async () => {
    const select = <Select label="Land" options={countries} placeholder="Bitte wählen" defaultValue="" required />;
    const page = await renderPart(createFakeStore(), select);
    expect(page.find('label').textContent).toBe('Land*');
    expect(page.find('label span').getAttribute('aria-hidden')).toBe('true');
    expect(page.find<HTMLSelectElement>('select').required).toBe(true);
    expect(page.find<HTMLOptionElement>('option').disabled).toBe(true);
  });

  it('shows help, and an error in its place', async () => {
    const help = <Select label="Land" options={countries} helper="Wohin geht es?" />;
    const page = await renderPart(createFakeStore(), help);
    const noteOf = (node: HTMLElement) => node.closest('.field')?.querySelector('.field-note')?.textContent;
    expect(noteOf(page.find('select'))).toBe('Wohin geht es?');

    const wrong = await renderPart(createFakeStore(), <Select label="Land" options={countries} error="Fehlt." />);
    expect(wrong.find('select').getAttribute('aria-invalid')).toBe('true');
    expect(wrong.find('[role=alert]').textContent).toBe('Fehlt.');
  });
});
