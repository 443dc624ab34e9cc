import { describe, expect, it } from 'vitest';
import { testItem } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { RemoveButton } from './remove-button.tsx';

describe('RemoveButton', () => {
  it('removes once, then turns and rests until the answer', async () => {
    const store = createFakeStore(ready());
    const page = await renderPart(store, <RemoveButton item={testItem({ id: '1' })} row={null} />);
    const button = page.button('Erlebnis 1 entfernen');
    expect(page.all('.spinner')).toHaveLength(0);
    await page.click(button);
    await page.set({ pendingChanges: [pendingFor(changes.removal('1'))] });
    expect(page.all('.spinner')).toHaveLength(1);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await page.click(button);
    expect(store.calls).toEqual([['removeItem', '1']]);
  });
});
