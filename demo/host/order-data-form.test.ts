import { readFileSync } from 'node:fs';
import { personalInformation } from 'cart-fragment/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillOrderData } from './order-data-form.ts';
import { orderPerson } from './order/order-person.ts';

const markup = /<form class="checkout-form"[^]*<\/form>/.exec(readFileSync('demo/pages/checkout.html', 'utf8'))![0];

function open(tenant: string): HTMLFormElement {
  document.documentElement.dataset['tenant'] = tenant;
  document.body.innerHTML = markup;
  const form = document.querySelector('form')!;
  fillOrderData(form);
  return form;
}

const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;

function type(id: string, text: string): void {
  field(id).value = text;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => sessionStorage.clear());

describe('fillOrderData', () => {
  it.each([
    ['JS_DE', '1011', '10115'],
    ['JS_AT', '10115', '1010'],
    ['MD_CH', '80011', '8001'],
  ])('requires a zip code of the country of %s', (tenant, wrong, right) => {
    open(tenant);
    field('zip').value = wrong;
    expect(field('zip').validity.patternMismatch).toBe(true);
    field('zip').value = right;
    expect(field('zip').validity.valid).toBe(true);
  });

  it('is sent with Enter, which takes a submit button', () => {
    const form = open('JS_DE');
    expect(form.querySelector('button:not([type="button"]), input[type="submit"]')).not.toBeNull();
  });

  it('accepts no blanks for a name', () => {
    const form = open('JS_DE');
    type('last-name', '  ');
    const next = form.querySelector<HTMLElement>('.btn-primary')!;
    next.addEventListener('click', (event) => event.preventDefault());
    next.click();
    expect(form.checkValidity()).toBe(false);
  });

  it('asks for an address in the country of the shop', () => {
    open('JS_DE');
    type('last-name', 'Beispiel');
    expect(orderPerson().billingAddress).toMatchObject({ zipCode: '10115', countryCode: 'DE' });

    open('MD_CH');
    expect(field('last-name').value).toBe('Beispiel');
    expect(field('zip').value).toBe('');
    type('zip', '8001');
    expect(personalInformation.read()?.billingAddress).toMatchObject({ zipCode: '8001', countryCode: 'CH' });
  });
});
