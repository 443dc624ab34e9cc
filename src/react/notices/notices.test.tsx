// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Notice, NoticeContent } from '../../domain/notice.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

function notice(id: string, content: NoticeContent, retry = false): Notice {
  return { id, content, retry };
}

const lost = notice('1', { kind: 'failure', failure: { kind: 'connection' } }, true);
const synced = notice('2', { kind: 'synced' });

describe('Notices', () => {
  it('tells errors as alerts and everything with a spoken kind', async () => {
    const page = await renderCart(createFakeStore({ ...ready(), notices: [lost, synced] }));
    const [error, success] = page.all('.notice');
    expect(error!.getAttribute('role')).toBe('alert');
    expect(error!.textContent).toMatch(/^Fehler: Es ist ein Verbindungsfehler aufgetreten\./);
    expect(success!.getAttribute('role')).toBeNull();
    expect(success!.textContent).toMatch(/^Erledigt: Dein Warenkorb wurde aktualisiert\./);
  });

  it('tells at once that the login has run out', async () => {
    const expired = notice('1', { kind: 'failure', failure: { kind: 'login', href: null } }, true);
    const page = await renderCart(createFakeStore({ ...ready(), notices: [expired] }));
    expect(page.find('.notice').getAttribute('role')).toBe('alert');
  });

  it('closes and repeats, leaving the focus on the headline', async () => {
    const store = createFakeStore({ ...ready(), notices: [lost, synced] });
    const page = await renderCart(store);
    await page.click(page.button('Erneut versuchen'));
    await page.click(page.all('.notice [aria-label="Schließen"]')[1]!);
    expect(store.calls).toEqual([['retry'], ['dismissNotice', '2']]);
    expect(page.root.activeElement).toBe(page.find('h1'));
    expect(page.all('.notice button').filter((button) => button.textContent === 'Erneut versuchen')).toHaveLength(1);
  });

  it('lets a change that takes long be given up or tried again', async () => {
    const slow = notice('1', { kind: 'slow', what: 'change' }, true);
    const store = createFakeStore({ ...ready(), notices: [slow] });
    const page = await renderCart(store);
    expect(page.find('.notice').textContent).toContain('Das dauert gerade etwas länger …');
    await page.click(page.button('Abbrechen'));
    await page.click(page.button('Erneut versuchen'));
    expect(store.calls).toEqual([['dismissNotice', '1'], ['retry']]);
  });

  it('lists several changes, and shows markup as plain words', async () => {
    const item = { productId: 'p-1', title: '<b>Flug</b>', differenceAmount: null };
    const changes = {
      removedItems: [item],
      priceIncreasedItems: [],
      priceDecreasedItems: [],
      removedShippingMethods: ['Express'],
      outdatedAppointments: [],
    };
    const changeset = { type: 'MultipleChanges', message: null, changes };
    const page = await renderCart(
      createFakeStore({ ...ready(), notices: [notice('1', { kind: 'changeset', changeset })] }),
    );
    expect(page.all('.notice li')).toHaveLength(2);
    expect(page.all('.notice b')).toHaveLength(0);
    expect(page.find('.notice').textContent).toContain('<b>Flug</b>');
  });
});
