import { describe, expect, it, vi } from 'vitest';
import { keepTypedKey } from './typed-key.ts';

const controls = {
  field: '<input class="field-input">',
  select: '<select></select>',
  button: '<button></button>',
  radio: '<input type="radio">',
  link: '<a href="/"></a>',
};

type Modifiers = Pick<KeyboardEventInit, 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** Whether the page hears of a key that is pressed in a control of the element. */
function isHeard(key: string, { of = 'field', type = 'keydown', ...modifiers }: HeardOptions = {}): boolean {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = controls[of];
  root.addEventListener(type, keepTypedKey as EventListener);
  const heard = vi.fn();
  host.addEventListener(type, heard);
  const event = new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true, ...modifiers });
  root.firstElementChild!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  return heard.mock.calls.length > 0;
}

interface HeardOptions extends Modifiers {
  readonly of?: keyof typeof controls;
  readonly type?: 'keydown' | 'keypress' | 'keyup';
}

describe('keepTypedKey', () => {
  it.each(['keydown', 'keypress', 'keyup'] as const)('keeps what is typed from listeners of the page to %s', (type) => {
    for (const key of ['k', 'K', '3', '/', ' ', 'ß', 'é', 'Backspace', 'Delete', 'Enter'])
      expect([key, isHeard(key, { type })]).toEqual([key, false]);
    expect(isHeard('K', { type, shiftKey: true })).toBe(false);
  });

  it.each(['Escape', 'Tab', 'ArrowDown', 'Home', 'F2', 'Shift', 'Control'])('leaves %s to the page', (key) => {
    expect(isHeard(key)).toBe(true);
  });

  it.each<Modifiers>([
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { ctrlKey: true, shiftKey: true },
    { ctrlKey: true, altKey: true },
  ])('leaves combinations to the page: %j', (modifiers) => {
    for (const key of ['k', '/', 'Backspace', 'Delete', 'Enter'])
      expect([key, isHeard(key, modifiers)]).toEqual([key, true]);
  });

  it('keeps keys that choose an option', () => {
    expect(isHeard('3', { of: 'select' })).toBe(false);
  });

  it.each(['button', 'radio', 'link'] as const)('leaves the keys of a %s to the page', (of) => {
    for (const key of ['k', ' ', 'Enter', 'Delete']) expect([key, isHeard(key, { of })]).toEqual([key, true]);
  });
});
