import { describe, expect, it } from 'vitest';
import { createFakeStore } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('is named by its label and free of faults at first', async () => {
    const page = await renderPart(createFakeStore(), <TextField label="Rabattcode" name="coupon" />);
    const input = page.find<HTMLInputElement>('input');
    expect(page.find<HTMLLabelElement>('label').htmlFor).toBe(input.id);
    expect(page.find('label').textContent).toBe('Rabattcode');
    expect(input.name).toBe('coupon');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps an empty field apart from a filled one for the floating label', async () => {
    const page = await renderPart(createFakeStore(), <TextField label="Rabattcode" />);
    expect(page.find<HTMLInputElement>('input').placeholder).toBe(' ');
  });

  it('tells an error at once, in place of the help, and describes the field with it', async () => {
    const field = <TextField label="Rabattcode" helper="Steht auf der Karte." error="Der fehlt noch." />;
    const page = await renderPart(createFakeStore(), field);
    const input = page.find('input');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(page.find(`[id="${input.getAttribute('aria-describedby')}"]`).textContent).toBe('Der fehlt noch.');
    expect(page.find('[role=alert]').textContent).toBe('Der fehlt noch.');
  });

  it('describes the field with its help', async () => {
    const page = await renderPart(createFakeStore(), <TextField label="Rabattcode" helper="Steht auf der Karte." />);
    const id = page.find('input').getAttribute('aria-describedby');
    expect(page.find(`[id="${id}"]`).textContent).toBe('Steht auf der Karte.');
    expect(page.all('[role=alert]')).toHaveLength(0);
  });
});
