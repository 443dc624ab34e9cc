import { describe, expect, it, vi } from 'vitest';
import { createFakeStore } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is a native button, large and contained if nothing else is asked for', async () => {
    const page = await renderPart(createFakeStore(), <Button>Weiter</Button>);
    const button = page.find<HTMLButtonElement>('button');
    expect([button.type, button.dataset['variant'], button.dataset['size']]).toEqual([
      'button',
      'contained',
      undefined,
    ]);
  });

  it.each(['contained', 'outlined', 'ghost'] as const)('can be %s, and small', async (variant) => {
    const page = await renderPart(createFakeStore(), <Button variant={variant} size="small" />);
    expect([page.find('button').dataset['variant'], page.find('button').dataset['size']]).toEqual([variant, 'small']);
  });

  it('rests without losing the focus', async () => {
    const onClick = vi.fn();
    const page = await renderPart(createFakeStore(), <Button busy onClick={onClick} />);
    const button = page.find<HTMLButtonElement>('button');
    await page.focus(button);
    await page.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(page.root.activeElement).toBe(button);
  });
});
