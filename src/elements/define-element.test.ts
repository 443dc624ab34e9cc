import { describe, expect, it } from 'vitest';
import { defineElement } from './define-element.ts';

describe('defineElement', () => {
  it('preserves an existing definition', () => {
    const first = class extends HTMLElement {};
    defineElement('twice-defined', first);
    defineElement('twice-defined', class extends HTMLElement {});
    expect(customElements.get('twice-defined')).toBe(first);
  });
});
