import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineElement } from './define-element.ts';

const ofVersion = (version: string) =>
  class extends HTMLElement {
    static readonly version = version;
  };

describe('defineElement', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('preserves an existing definition, silently if it has the same version', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const first = ofVersion('1.0.0');
    defineElement('twice-defined', first);
    defineElement('twice-defined', first);
    defineElement('twice-defined', ofVersion('1.0.0'));
    await import('./report-version.ts');
    expect(customElements.get('twice-defined')).toBe(first);
    expect(warn).not.toHaveBeenCalled();
  });

  it('reports once that another version has taken the name, with both versions', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const [first, second] = [ofVersion('1.0.0'), ofVersion('2.0.0')];
    defineElement('differently-defined', first);
    defineElement('differently-defined', second);
    defineElement('differently-defined', second);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 });
    expect(customElements.get('differently-defined')).toBe(first);
    expect(warn.mock.calls).toEqual([
      [
        'cart-fragment CF-307: <differently-defined> is defined by version 1.0.0, so version 2.0.0 is not used. ' +
          'See cart-fragment/docs/errors.md#cf-307',
      ],
    ]);
  });

  it('defines in another registry than that of the page', () => {
    const define = vi.fn();
    const registry = { get: () => undefined, define } as unknown as CustomElementRegistry;
    const element = ofVersion('1.0.0');
    defineElement('scoped-element', element, registry);
    expect(define).toHaveBeenCalledExactlyOnceWith('scoped-element', element);
    expect(customElements.get('scoped-element')).toBeUndefined();
  });

  it('does nothing without custom elements', () => {
    vi.stubGlobal('customElements', undefined);
    expect(() => defineElement('on-a-server', ofVersion('1.0.0'))).not.toThrow();
  });
});
