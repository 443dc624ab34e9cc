import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { RemoveButton } from './remove-button.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

describe('RemoveButton', () => {
  it('removes once, and shows a spinner and ignores clicks until the response', async () => {
    const store = createFakeStore(ready());
    const { user, container } = renderPart(<RemoveButton item={testItem({ id: '1' })} row={null} />, store);
    const button = screen.getByRole('button', { name: 'Erlebnis 1 entfernen' });
    expect(container.querySelector('.spinner')).toBeNull();
    await user.click(button);
    update(store, { log: [openEntry(intents.removal('1'))] });
    expect(container.querySelectorAll('.spinner')).toHaveLength(1);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(store.calls).toEqual([['removeItem', '1']]);
  });
});
