import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { Select } from './select.tsx';

const countries = [
  { value: 'DE', label: 'Deutschland' },
  { label: 'Nachbarn', options: [{ value: 'AT', label: 'Österreich' }] },
];

describe('Select', () => {
  it('is a native select with groups and a placeholder', () => {
    renderPart(<Select name="country" label="Land" options={countries} placeholder="Bitte wählen" defaultValue="" />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' });
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Bitte wählen'],
      ['DE', 'Deutschland'],
      ['AT', 'Österreich'],
    ]);
    const group = screen.getByRole('group', { name: 'Nachbarn' });
    expect(within(group).getByRole('option', { name: 'Österreich' })).toBeTruthy();
    expect(group.children).toHaveLength(1);
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Bitte wählen' }).disabled).toBe(false);
  });

  it('appends an asterisk to the label when required, and disables the placeholder', () => {
    renderPart(
      <Select name="country" label="Land" options={countries} placeholder="Bitte wählen" defaultValue="" required />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' });
    expect(select.labels[0]?.textContent).toBe('Land*');
    expect(select.required).toBe(true);
    expect(select.options[0]?.disabled).toBe(true);
  });

  it('shows a help text, replaced by an error', () => {
    const page = renderPart(<Select name="country" label="Land" options={countries} helper="Wohin geht es?" />);
    expect(screen.getByRole('combobox', { name: 'Land', description: 'Wohin geht es?' })).toBeTruthy();

    page.rerender(<Select name="country" label="Land" options={countries} helper="Wohin geht es?" error="Fehlt." />);
    const select = screen.getByRole('combobox', { name: 'Land', description: 'Fehlt.' });
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Fehlt.');
  });
});
