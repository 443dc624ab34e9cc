import { afterEach, describe, expect, it } from 'vitest';
import { shieldContainer, unclobbered } from './unclobbered.ts';

const names = ['createElement', 'querySelector', 'body', 'activeElement', 'addEventListener'] as const;

/** Shadows a member of the document, as an element with that name does. */
function clobber(): void {
  for (const name of names) Object.defineProperty(document, name, { value: 'clobbered', configurable: true });
}

afterEach(() => names.forEach((name) => Reflect.deleteProperty(document, name)));

describe('unclobbered', () => {
  it('has the members of the document that elements clobber', () => {
    const { body } = document;
    clobber();
    const page = unclobbered(document);
    expect(page.body).toBe(body);
    expect(page.createElement('div').localName).toBe('div');
    expect(page.querySelector('body')).toBe(body);
  });

  it('returns one view for a document and for that view', () => {
    const page = unclobbered(document);
    expect(unclobbered(document)).toBe(page);
    expect(unclobbered(page)).toBe(page);
    expect(unclobbered(page).body).toBe(document.body);
  });

  it('sets properties on the document', () => {
    Reflect.set(unclobbered(document), 'marker', 1);
    expect(Reflect.get(unclobbered(document), 'marker')).toBe(1);
    expect(Reflect.get(document, 'marker')).toBe(1);
    Reflect.deleteProperty(document, 'marker');
  });
});

describe('shieldContainer', () => {
  it('makes the unclobbered document the owner of a container', () => {
    const container = document.createElement('div');
    clobber();
    shieldContainer(container);
    expect(container.ownerDocument.createElement('p').localName).toBe('p');
  });
});
