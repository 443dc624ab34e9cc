import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CartItem } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PackagingOption, PackagingVariants } from '../../domain/packaging.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { euros, testCart, testData, testItem } from '../../store/testing/test-cart.ts';
import { deliveryTerm } from '../../store/cart/cart-selectors.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { ItemList } from '../items/item-list.tsx';
import { promiseOf } from '../shipping/delivery-promise.tsx';
import { renderPart, update } from '../testing/render.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

function option(type: string, variantId: string, title: string, amount: number): PackagingOption {
  const price = { gross: euros(amount) };
  return {
    variantId,
    type,
    packagingOptionType: type,
    title,
    variantTitle: '',
    price,
    image: null,
    thumbnail: null,
    hasMultipleVariants: type === 'GiftBox',
  };
}

const options = [option('Pdf', 'pdf-1', 'PDF-Gutschein', 0), option('GiftBox', 'box-1', 'Geschenkbox', 7.9)];
const plain = testItem({ id: '1' });

function packed(type: string, variantId: string | null, variantTitle = ''): CartItem {
  return {
    ...plain,
    product: { ...plain.product, preSelectedWrappingVariantId: 'box-7' },
    availablePackagingOptions: options,
    selectedPackaging: {
      type,
      variantId,
      variantTitle,
      title: type,
      manufacturerSku: null,
      thumbnail: null,
      price: { gross: euros(0) },
    },
  };
}

const inPdf = ready(testCart({ items: [packed('Pdf', 'pdf-1')] }));
const inBox = ready(testCart({ items: [packed('GiftBox', 'box-8', 'Konfetti')] }));
const designs: PackagingVariants = {
  variantId: 'box-1',
  variants: ['box-7', 'box-8', 'box-9'].map((variantId) => ({
    variantId,
    title: `Design ${variantId}`,
    price: { gross: euros(7.9) },
    image: null,
  })),
};

function render(state: Partial<CartState>) {
  const store = createFakeStore(state);
  return { store, ...renderPart(<ItemList />, store) };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('PackagingChoice', () => {
  it('returns to the confirmed design while another packaging is not saved', async () => {
    const change = openEntry(intents.packaging('1', 'Pdf', 'pdf-1'), {
      status: 'failed',
      failure: { kind: 'connection' },
    });
    const { store, user } = render({ ...inBox, log: [change] });
    await user.click(radio('Geschenkbox'));
    expect(store.calls).toEqual([['choosePackaging', '1', 'GiftBox', 'box-8']]);
  });

  it('names a chosen design until the shop has confirmed or refused it', async () => {
    const { store, user } = render({
      ...inPdf,
      log: [openEntry(intents.packaging('1', 'GiftBox', 'box-1'))],
    });
    store.variants.push(designs);
    await user.click(screen.getByRole('button', { name: 'Design wählen, Erlebnis 1' }));
    await user.click(await screen.findByRole('radio', { name: 'Design box-9' }));
    await user.click(screen.getByRole('button', { name: 'Auswählen' }));
    const named = () => /Design box-\d/.exec(radio('Geschenkbox').closest('.tile')?.textContent ?? '')?.[0];
    expect(named()).toBeUndefined();
    update(store, { log: [openEntry(intents.packaging('1', 'GiftBox', 'box-9'))] });
    expect(named()).toBe('Design box-9');
    update(store, { log: [] });
    expect(named()).toBeUndefined();
  });

  it('is a group named after its item, with radio buttons named by their titles', () => {
    render(inPdf);
    const group = within(screen.getByRole('radiogroup', { name: 'Verpackung, Erlebnis 1' }));
    expect(group.getAllByRole('radio')).toEqual([radio('PDF-Gutschein'), radio('Geschenkbox')]);
    expect(group.getAllByRole('radio', { checked: true })).toEqual([radio('PDF-Gutschein')]);
    expect(radio('PDF-Gutschein').value).toBe('pdf-1');
    expect(radio('PDF-Gutschein').closest('.tile')?.textContent).toContain('kostenlos');
  });

  it('describes each option by its price and its designs, and says nothing twice', () => {
    const { container } = render(inPdf);
    const names = ['PDF-Gutschein', 'Geschenkbox'];
    const described = [/^kostenlos$/, /^7,90\s€ ?mehrere Designs$/].map((description) =>
      screen.getByRole('radio', { description }),
    );
    expect(described).toEqual(names.map(radio));
    const spoken = [...container.querySelectorAll('.tile > :not(input)')];
    expect(spoken.filter((element) => element.getAttribute('aria-hidden') !== 'true')).toEqual([]);
  });

  it('selects the preselected design of a gift box', async () => {
    const { store, user } = render(inPdf);
    await user.click(radio('Geschenkbox'));
    expect(store.calls).toEqual([['choosePackaging', '1', 'GiftBox', 'box-7']]);
  });

  it('shows a pending choice, which can be undone before the response', async () => {
    const { store, user } = render({
      ...inPdf,
      log: [openEntry(intents.packaging('1', 'GiftBox', 'box-7'))],
    });
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio('Geschenkbox')]);
    await user.click(radio('PDF-Gutschein'));
    expect(store.calls).toEqual([['choosePackaging', '1', 'Pdf', 'pdf-1']]);
  });

  it('selects no option without a packaging, even if there is only one', async () => {
    const [pdf] = options;
    const item = { ...packed('Pdf', 'pdf-1'), selectedPackaging: null, availablePackagingOptions: [pdf!] };
    const { store, user } = render(ready(testCart({ items: [item] })));
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'PDF-Gutschein' });
    expect(radio.checked).toBe(false);
    expect(screen.queryByRole('button', { name: /Design/ })).toBeNull();
    await user.click(radio);
    expect(store.calls).toEqual([['choosePackaging', '1', 'Pdf', 'pdf-1']]);
  });

  it.each([
    ['chosen', 'GiftBox'],
    ['not chosen', null],
  ])('offers the designs of the only option, %s', (_, type) => {
    const [, box] = options;
    const item = packed('GiftBox', 'box-8');
    const selectedPackaging = type === null ? null : item.selectedPackaging;
    render(ready(testCart({ items: [{ ...item, selectedPackaging, availablePackagingOptions: [box!] }] })));
    expect(screen.getByRole('button', { name: 'Design wählen, Erlebnis 1' })).toBeTruthy();
  });

  it('opens the designs outside the radio group', async () => {
    const { user } = render(inBox);
    const button = screen.getByRole('button', { name: 'Design wählen, Erlebnis 1' });
    expect(button.closest('[role="radiogroup"]')).toBeNull();
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Verpackung auswählen' });
    expect(dialog.closest('[role="radiogroup"]')).toBeNull();
  });

  it('keeps the focus when the shop refuses the packaging whose designs it would offer', () => {
    const { store } = render({ ...inPdf, log: [openEntry(intents.packaging('1', 'GiftBox', 'box-7'))] });
    act(() => screen.getByRole('button', { name: 'Design wählen, Erlebnis 1' }).focus());
    update(store, { log: [] });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verpackung ändern, Erlebnis 1' }));
  });

  it('says which packagings have designs, in a text that chooses the packaging, too', async () => {
    const { store, user } = render(inPdf);
    const hint = screen.getByText('mehrere Designs');
    expect(hint.closest('.tile')).toBe(radio('Geschenkbox').closest('.tile'));
    await user.click(hint);
    expect(store.calls).toEqual([['choosePackaging', '1', 'GiftBox', 'box-7']]);
  });

  it('shows only the packaging of an item without a choice', () => {
    const item = { ...packed('Included', ''), availablePackagingOptions: [] };
    const { container } = render(ready(testCart({ items: [item] })));
    expect(container.querySelector('.packaging-note')?.textContent).toBe('Verpackung: Included');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(container.querySelector('.packaging')).toBeNull();
  });
});

describe('Arrival', () => {
  const deliveryTerms = [
    { packagingType: 'GiftBox', shippingMethod: 'Standard', date: null, text: 'bis Fr., 27. November' },
  ];
  const heading = (container: Element) => container.querySelector('.packaging-heading')?.textContent;

  it('says from the start when a gift arrives, and what of the packaging is confirmed', () => {
    const { store, container } = render({ ...inPdf, deliveryTerms });
    expect(heading(container)).toBe('VerpackungSofort per E-Mail');
    update(store, { log: [openEntry(intents.packaging('1', 'GiftBox', 'box-7'))] });
    expect(heading(container)).toBe('VerpackungSofort per E-Mail');
    update(store, { ...inBox, log: [] });
    expect(heading(container)).toBe('VerpackungPer Post bis Fr., 27. November');
  });

  it('says nothing about the post while the delivery terms are unknown, and keeps its space', () => {
    const { store, container } = render(inBox);
    expect(container.querySelector('.arrival')?.textContent).toBe('');
    update(store, { deliveryTerms });
    expect(container.querySelector('.arrival')?.textContent).not.toBe('');
  });

  it('says nothing if the shop does not offer the shipping method', () => {
    const cart = inBox.phase.kind === 'ready' ? inBox.phase.cart : testCart();
    const { container } = render({ ...ready({ ...cart, availableShippingMethods: [] }), deliveryTerms });
    expect(heading(container)).toBe('Verpackung');
  });

  it('says for whom it is', () => {
    const [item] = inBox.phase.kind === 'ready' ? inBox.phase.cart.items : [];
    const forMia = { ...item!, product: { ...item!.product, personalization: { recipient: 'Mia' } } };
    const { container } = render({ ...ready(testCart({ items: [forMia] })), deliveryTerms });
    expect(heading(container)).toBe('VerpackungPer Post bis Fr., 27. November für Mia');
  });

  it('does not depend on the packaging of the other items, unlike the whole order', () => {
    const [item] = inBox.phase.kind === 'ready' ? inBox.phase.cart.items : [];
    const envelope = (text: string) => ({
      packagingType: 'Envelope' as const,
      shippingMethod: 'Standard' as const,
      date: null,
      text,
    });
    const first = { ...item!, selectedPackaging: { ...item!.selectedPackaging!, type: 'Envelope' as const } };
    const { store, container } = render({
      ...ready(testCart({ items: [first] })),
      deliveryTerms: [...deliveryTerms, envelope('bis Di., 24. November')],
    });
    expect(heading(container)).toBe('VerpackungPer Post bis Di., 24. November');
    update(store, ready(testCart({ items: [first, { ...item!, id: '2' }] })));
    expect(heading(container)).toBe('VerpackungPer Post bis Di., 24. November');
    expect(promiseOf(deliveryTerm(store.state.getState()))).toBe('Alles da bis Fr., 27. November');
  });
});

describe('PackedPicture', () => {
  const picture = (name: string) => ({
    alt: name,
    src: `/${name}.webp`,
    srcset: '',
    sizes: '',
    width: 230,
    height: 168,
  });
  const illustrated = (item: CartItem): CartItem => ({
    ...item,
    availablePackagingOptions: options.map((one) => ({ ...one, image: picture(one.type) })),
  });
  const stateOf = (item: CartItem) => ready(testCart({ items: [illustrated(item)] }));
  const corner = (container: Element) => container.querySelector('.item-picture > .packed')?.getAttribute('src');

  it('shows the chosen wrapping and its design in the corner of the product', async () => {
    const { store, user, container } = render(stateOf(packed('Pdf', 'pdf-1')));
    expect(corner(container)).toBe('https://shop.example/Pdf.webp');
    update(store, { log: [openEntry(intents.packaging('1', 'GiftBox', 'box-1'))] });
    expect(corner(container)).toBe('https://shop.example/GiftBox.webp');
    update(store, { ...stateOf(packed('GiftBox', 'box-1')), log: [] });
    store.variants.push({ ...designs, variants: [{ ...designs.variants[2]!, image: picture('Wiese') }] });
    await user.click(screen.getByRole('button', { name: 'Design wählen, Erlebnis 1' }));
    await user.click(await screen.findByRole('radio', { name: 'Design box-9' }));
    await user.click(screen.getByRole('button', { name: 'Auswählen' }));
    update(store, { log: [openEntry(intents.packaging('1', 'GiftBox', 'box-9'))] });
    expect(corner(container)).toBe('https://shop.example/Wiese.webp');
  });

  it('shows the price of the confirmed design', () => {
    const item = packed('GiftBox', 'box-9', 'Konfetti');
    const selectedPackaging = { ...item.selectedPackaging!, price: { gross: euros(8.9) } };
    const { container } = render(stateOf({ ...item, selectedPackaging }));
    const prices = [...container.querySelectorAll('.packaging-price > :first-child, .packaging-line p > span')];
    expect(prices.map(({ textContent }) => textContent)).toEqual(['kostenlos', '8,90\u00a0€', '8,90\u00a0€']);
  });

  it('shows the picture of the confirmed design if the designs were not loaded', () => {
    const item = packed('GiftBox', 'box-9');
    const selectedPackaging = { ...item.selectedPackaging!, thumbnail: picture('klein') };
    const { container } = render(stateOf({ ...item, selectedPackaging }));
    expect(corner(container)).toBe('https://shop.example/klein.webp');
  });
});

describe('DesignDialog', () => {
  async function open(variants: (PackagingVariants | Failure)[], state: Partial<CartState> = {}) {
    const page = render({ ...inBox, ...state });
    page.store.variants.push(...variants);
    await page.user.click(screen.getByRole('button', { name: 'Design wählen, Erlebnis 1' }));
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Verpackung auswählen' });
    expect(dialog.open).toBe(true);
    return { ...page, dialog, inside: within(dialog) };
  }

  it('shows the designs with the current one selected, and selects another', async () => {
    const { store, user, dialog, inside } = await open([designs]);
    expect(store.calls).toEqual([['giftWrapSelectionOpened'], ['loadPackagingVariants', 'box-1']]);
    expect(document.activeElement).toBe(inside.getByRole('heading', { level: 2 }));
    expect((await inside.findByRole<HTMLInputElement>('radio', { checked: true })).value).toBe('box-8');
    await user.click(inside.getByRole('radio', { name: 'Design box-9' }));
    await user.click(inside.getByRole('button', { name: 'Auswählen' }));
    expect(store.calls.at(-1)).toEqual(['choosePackaging', '1', 'GiftBox', 'box-9']);
    expect(dialog.isConnected).toBe(false);
  });

  it('shows the selected wrapping with the name that the shop writes on it', async () => {
    const item = packed('GiftBox', 'box-8');
    const product = { ...item.product, personalization: { recipient: 'Mia' } };
    const { inside, dialog } = await open([designs], ready(testCart({ items: [{ ...item, product }] })));
    await inside.findByRole('radio', { name: 'Design box-9' });
    expect(dialog.querySelector('.gift')?.textContent).toBe('Für Mia');
  });

  it('shows no large picture on a wide page without a name', async () => {
    const { inside, dialog } = await open([designs]);
    await inside.findByRole('radio', { name: 'Design box-9' });
    expect(dialog.querySelector('.gift')).toBeNull();
  });

  it('finds the current design by its title if the shop does not send its id', async () => {
    const titled = packed('GiftBox', null, 'Design box-9');
    const { store, user, inside } = await open([designs], ready(testCart({ items: [titled] })));
    await inside.findByRole('radio', { name: 'Design box-9', checked: true });
    await user.click(inside.getByRole('radio', { name: 'Design box-8' }));
    await user.click(inside.getByRole('button', { name: 'Auswählen' }));
    expect(store.calls.at(-1)).toEqual(['choosePackaging', '1', 'GiftBox', 'box-8']);
  });

  it('changes nothing when the same design is chosen', async () => {
    const { store, user, dialog, inside } = await open([designs]);
    await inside.findByRole('radio', { name: 'Design box-8', checked: true });
    await user.click(inside.getByRole('button', { name: 'Auswählen' }));
    expect(dialog.isConnected).toBe(false);
    expect(store.calls.map(([name]) => name)).not.toContain('choosePackaging');
  });

  it('changes nothing when it is closed', async () => {
    const { store, user, dialog, inside } = await open([designs]);
    await user.click(await inside.findByRole('radio', { name: 'Design box-9' }));
    await user.click(inside.getByRole('button', { name: 'Schließen' }));
    expect(dialog.isConnected).toBe(false);
    expect(store.calls.map(([name]) => name)).not.toContain('choosePackaging');
  });

  it.each([
    ['JS_DE', {}, 'Größe: 16,2 x 16,2 x 1,7 cm', 'Box mit Grußkarte: 7,90 €'],
    ['MD_CH', {}, 'Größe: 16,2 x 16,2 x 1,6 cm', 'Box mit Grußkarte: 7,90 CHF'],
    ['unknown', { giftWrapperSize: '20 x 20 cm' }, 'Größe: 20 x 20 cm', 'Box mit Grußkarte: 7,90 €'],
  ])('shows size and price of a gift box for %s', async (tenant, config, size, price) => {
    const data = testData();
    const { rootComponentProps: props } = data;
    const tenantConfig = { ...props.tenantConfig, ...config };
    const { inside } = await open([designs], {
      data: { ...data, tenant, rootComponentProps: { ...props, tenantConfig } },
    });
    expect(inside.getByText(/^Größe/).parentElement?.textContent.replaceAll('\u00a0', ' ')).toBe(size + price);
  });

  it('offers to retry when the designs cannot be loaded', async () => {
    const { user, inside } = await open([{ kind: 'connection' }, designs]);
    expect((await inside.findByRole('alert')).textContent).toContain('Es ist ein Verbindungsfehler aufgetreten.');
    await user.click(inside.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await inside.findAllByRole('radio')).toHaveLength(3);
    expect(document.activeElement).toBe(inside.getByRole('heading', { level: 2 }));
  });

  it('lets a narrow page choose a packaging whose designs cannot be loaded', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    const { store, user } = render(inPdf);
    store.variants.push({ kind: 'connection' });
    await user.click(screen.getByRole('button', { name: /^Verpackung ändern/ }));
    const inside = within(await screen.findByRole('dialog'));
    await user.click(inside.getByRole('radio', { name: /^Geschenkbox/ }));
    await inside.findByRole('alert');
    await user.click(inside.getByRole('button', { name: 'Auswählen' }));
    expect(store.calls.at(-1)).toEqual(['choosePackaging', '1', 'GiftBox', 'box-7']);
  });

  it('shows the same text as the page when the server refuses the request', async () => {
    const { inside } = await open([{ kind: 'gone', what: 'part' }]);
    expect((await inside.findByRole('alert')).textContent).toContain('Das gibt es im Shop leider nicht mehr.');
  });

  it('announces that the login has expired', async () => {
    const { inside } = await open([{ kind: 'login', href: null, guest: false }]);
    expect((await inside.findByRole('alert')).textContent).toContain('Deine Anmeldung ist abgelaufen.');
  });

  it('says that it is offline, and loads the designs when the network is back', async () => {
    const { store, inside } = await open([{ kind: 'offline', waiting: false }, designs], { online: false });
    expect((await inside.findByRole('alert')).textContent).toBe(
      'Du bist offline. Wir versuchen es von selbst erneut, sobald du wieder online bist.',
    );
    expect(inside.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    update(store, { online: true });
    expect(await inside.findAllByRole('radio')).toHaveLength(3);
  });
});
