// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../domain/cart.ts';
import type { PackagingOption, PackagingVariants } from '../../domain/packaging.ts';
import { euros, testCart, testData, testItem } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderCart, type RenderedCart } from '../testing/render-cart.tsx';

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

function packed(type: string, variantId: string, variantTitle = ''): CartItem {
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

const checked = (page: RenderedCart) =>
  (page.all('input') as HTMLInputElement[])
    .filter((input) => input.name.startsWith('packaging') && input.checked)
    .map((input) => input.value);

describe('PackagingChoice', () => {
  it('is a group that names its item, with radios that are named by their titles', async () => {
    const page = await renderCart(createFakeStore(inPdf));
    expect(page.find('[role=radiogroup]').getAttribute('aria-label')).toBe('Verpackung, Erlebnis 1');
    expect(page.all('.packaging input').map((input) => input.getAttribute('aria-label'))).toEqual([
      'PDF-Gutschein',
      'Geschenkbox',
    ]);
    expect(checked(page)).toEqual(['pdf-1']);
    expect(page.find('.packaging .tile').textContent).toContain('kostenlos');
  });

  it('asks for the preselected design of a gift box', async () => {
    const store = createFakeStore(inPdf);
    const page = await renderCart(store);
    await page.click(page.find('input[value=box-1]'));
    expect(store.calls).toEqual([['choosePackaging', '1', 'GiftBox', 'box-7']]);
  });

  it('shows what is asked for, and can go back before the answer', async () => {
    const change = changes.packaging('1', 'GiftBox', 'box-7');
    const store = createFakeStore({ ...inPdf, pendingChanges: [pendingFor(change)] });
    const page = await renderCart(store);
    expect(checked(page)).toEqual(['box-1']);
    await page.click(page.find('input[value=pdf-1]'));
    expect(store.calls).toEqual([['choosePackaging', '1', 'Pdf', 'pdf-1']]);
  });

  it('only says what an item without a choice is packed in', async () => {
    const item = { ...packed('Included', ''), availablePackagingOptions: [] };
    const page = await renderCart(createFakeStore(ready(testCart({ items: [item] }))));
    expect(page.find('.packaging-note').textContent).toBe('Verpackung: Included');
    expect(page.all('.packaging')).toHaveLength(0);
  });
});

describe('DesignDialog', () => {
  const answers = [designs];

  async function opened(...variants: (PackagingVariants | Error)[]) {
    const store = createFakeStore(inBox);
    store.variants.push(...variants);
    const page = await renderCart(store);
    await page.click(page.button('Design wählen, Erlebnis 1'));
    expect(page.find<HTMLDialogElement>('dialog').open).toBe(true);
    return { store, page };
  }

  it('brings the designs of the server with the chosen one selected, and asks for another', async () => {
    const { store, page } = await opened(...answers);
    expect(store.calls).toEqual([['giftWrapSelectionOpened'], ['loadPackagingVariants', 'box-1']]);
    expect(page.find('dialog h2')).toBe(page.root.activeElement);
    expect(page.find<HTMLInputElement>('dialog input:checked').value).toBe('box-8');
    await page.click(page.find('dialog input[value=box-9]'));
    await page.click(page.button('Auswählen'));
    expect(store.calls.at(-1)).toEqual(['choosePackaging', '1', 'GiftBox', 'box-9']);
    expect(page.all('dialog')).toHaveLength(0);
  });

  it('changes nothing when the same design is chosen or the dialog is closed', async () => {
    const { store, page } = await opened(...answers);
    await page.click(page.button('Auswählen'));
    expect(store.calls.map(([name]) => name)).not.toContain('choosePackaging');
  });

  it.each([
    ['JS_DE', {}, 'Größe: 16,2 x 16,2 x 1,7 cm', 'Box mit Grußkarte: 7,90 €'],
    ['MD_CH', {}, 'Größe: 16,2 x 16,2 x 1,6 cm', 'Box mit Grußkarte: 7,90 CHF'],
    ['unknown', { giftWrapperSize: '20 x 20 cm' }, 'Größe: 20 x 20 cm', 'Box mit Grußkarte: 7,90 €'],
  ])('tells size and price of a gift box for %s', async (tenant, config, size, price) => {
    const data = testData();
    const { rootComponentProps: props } = data;
    const tenantConfig = { ...props.tenantConfig, ...config };
    const store = createFakeStore({
      ...inBox,
      data: { ...data, tenant, rootComponentProps: { ...props, tenantConfig } },
    });
    store.variants.push(designs);
    const page = await renderCart(store);
    await page.click(page.button('Design wählen, Erlebnis 1'));
    expect(page.find('.gift-box-facts').textContent.replaceAll('\u00a0', ' ')).toBe(size + price);
  });

  it('can be tried again when the designs do not come', async () => {
    const { page } = await opened(new Error('lost'), designs);
    expect(page.find('dialog [role=alert]').textContent).toContain('Die Designs konnten nicht geladen werden.');
    await page.click(page.button('Erneut versuchen'));
    expect(page.all('dialog input')).toHaveLength(3);
    expect(page.root.activeElement).toBe(page.find('dialog h2'));
  });
});
