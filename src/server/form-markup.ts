import type { Cart } from '../domain/cart.ts';
import { formTexts } from '../messages/early-texts.ts';
import { escapeMarkup } from '../render/escape-markup.ts';

const formId = 'cart-form';
const ofForm = `form="${formId}"`;

/**
 * Associates controls with the form, which is a sibling of React's container. The next step becomes a button beside its
 * link, so that what is chosen goes with it. Hydration removes it and the form; then the attributes have no effect.
 */
export function joinForm(html: string): string {
  return html
    .replaceAll('<select ', `<select ${ofForm} `)
    .replaceAll(/<input (?=[^>]*type="radio")/g, `<input ${ofForm} `)
    .replaceAll(
      /<button type="button"(?=[^>]* data-remove="([^"]+)"(?: data-left="(\d+)")?)/g,
      // The row of one of several tickets requests the quantity that is left. Both requests are idempotent, so that a
      // double click removes nothing twice.
      (_, itemId: string, left: string | undefined) =>
        `<button type="submit" ${ofForm} ${left ? `name="quantity-${itemId}" value="${left}"` : `name="remove-item" value="${itemId}"`}`,
    )
    .replace(
      /<a class="button proceed"[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/,
      (link, href: string, name: string) =>
        `${link}<button type="submit" ${ofForm} class="button proceed" part="button proceed" name="next" value="${href}">${name}</button>`,
    );
}

/** The form, whose first button is the one that the Enter key presses, and its visible controls. */
export function formMarkup(action: string, { cartId, cartVersion }: Cart): { before: string; after: string } {
  const hidden = Object.entries({ cartId, cartVersion: String(cartVersion) }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  );
  return {
    before: `<form id="${formId}" method="post" action="${escapeMarkup(action)}" hidden>${hidden.join('')}<button></button></form>`,
    after: [
      '<aside class="root early-form" lang="de"><div class="early-form-controls">',
      '<div class="field" part="field"><div class="field-box">',
      `<input ${ofForm} class="field-input" id="early-code" name="code" placeholder=" " autocomplete="off" spellcheck="false">`,
      `<label class="field-label" for="early-code">${formTexts.code}</label></div></div>`,
      `<button type="submit" ${ofForm} class="button" part="button" data-variant="outlined">${formTexts.apply}</button>`,
      '</div></aside>',
    ].join(''),
  };
}
