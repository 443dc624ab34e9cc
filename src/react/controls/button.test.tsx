import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is a native button, large and contained by default', () => {
    renderPart(<Button>Weiter</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Weiter' });
    expect([button.type, button.dataset['variant'], button.dataset['size']]).toEqual([
      'button',
      'contained',
      undefined,
    ]);
  });

  it.each(['contained', 'outlined', 'ghost'] as const)('can be %s, and small', (variant) => {
    renderPart(<Button variant={variant} size="small" />);
    const { dataset } = screen.getByRole('button');
    expect([dataset['variant'], dataset['size']]).toEqual([variant, 'small']);
  });

  it('ignores clicks while busy, and keeps the focus', async () => {
    const onClick = vi.fn();
    const { user } = renderPart(<Button busy onClick={onClick} />);
    const button = screen.getByRole<HTMLButtonElement>('button');
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(document.activeElement).toBe(button);
  });
});
