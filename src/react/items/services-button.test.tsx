import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render.tsx';
import { ServicesButton } from './services-button.tsx';

describe('ServicesButton', () => {
  it('opens a named dialog with one service per line, which Schließen closes', async () => {
    const services = { caption: 'Das bekommst du', body: 'Einweisung\n\n<i>6</i> Runden' };
    const store = createFakeStore(ready());
    const { user } = renderPart(<ServicesButton title="Erlebnis 1" services={services} />, store);
    await user.click(screen.getByRole('button', { name: 'Leistungen, Erlebnis 1' }));
    expect(store.calls).toEqual([['servicesOpened']]);
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Das bekommst du' });
    expect(dialog.open).toBe(true);
    const lines = within(dialog).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['Einweisung', '<i>6</i> Runden']);
    expect(dialog.textContent).toContain('Preisgarantie: Der Preis gilt zwölf Monate ab Kauf des Gutscheins.');
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
