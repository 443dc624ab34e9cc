import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('is named by its label and has no error initially', () => {
    renderPart(<TextField name="coupon" label="Rabattcode" />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rabattcode' });
    expect(input.labels?.[0]?.textContent).toBe('Rabattcode');
    expect(input.name).toBe('coupon');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('distinguishes empty fields by their placeholder, for the floating label', () => {
    renderPart(<TextField name="code" label="Rabattcode" />);
    expect(screen.getByRole<HTMLInputElement>('textbox').placeholder).toBe(' ');
  });

  it('replaces the help text with an error, as an alert that describes the field', () => {
    renderPart(<TextField name="code" label="Rabattcode" helper="Steht auf der Karte." error="Der fehlt noch." />);
    const input = screen.getByRole('textbox', { name: 'Rabattcode', description: 'Der fehlt noch.' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Der fehlt noch.');
  });

  it('describes the field with its help text', () => {
    renderPart(<TextField name="code" label="Rabattcode" helper="Steht auf der Karte." />);
    expect(screen.getByRole('textbox', { name: 'Rabattcode', description: 'Steht auf der Karte.' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
