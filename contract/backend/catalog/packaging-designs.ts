import type { CatalogPicture } from './catalog-product.ts';

/** A design of a packaging. Its price is the same number of euros and of francs. */
export interface PackagingDesign {
  readonly variantId: string;
  readonly type: 'Pdf' | 'Envelope' | 'GiftBox';
  readonly packagingTitle: string;
  readonly title: string;
  readonly manufacturerSku: string;
  readonly price: number;
  readonly picture: CatalogPicture;
}

const designs: readonly PackagingDesign[] = [
  {
    variantId: 'pdf-1',
    type: 'Pdf',
    packagingTitle: 'PDF-Gutschein',
    title: 'Zum Selbstausdrucken',
    manufacturerSku: '9001',
    price: 0,
    picture: { name: 'verpackung-pdf', alt: 'Gutschein auf einem Bildschirm' },
  },
  {
    variantId: 'envelope-1',
    type: 'Envelope',
    packagingTitle: 'Geschenkumschlag',
    title: 'Klassisch',
    manufacturerSku: '9002',
    price: 3.9,
    picture: { name: 'verpackung-umschlag', alt: 'Geschenkumschlag mit Siegel' },
  },
  giftBox('giftbox-7', '9107', 'Sternenhimmel', 'sternenhimmel', 'Nachtblaue Geschenkbox mit goldenen Sternen'),
  giftBox('giftbox-8', '9108', 'Konfetti', 'konfetti', 'Helle Geschenkbox mit buntem Konfetti'),
  giftBox('giftbox-9', '9109', 'Blumenwiese', 'blumenwiese', 'Grüne Geschenkbox mit Wiesenblumen'),
  giftBox('giftbox-10', '9110', 'Winterzauber', 'winterzauber', 'Rote Geschenkbox mit Schneeflocken'),
  giftBox('giftbox-11', '9111', 'Herzklopfen', 'herzklopfen', 'Roséfarbene Geschenkbox mit Herzen'),
  giftBox('giftbox-12', '9112', 'Mit Grußkarte', 'grusskarte', 'Geschenkbox mit einer Grußkarte davor'),
];

function giftBox(
  variantId: string,
  manufacturerSku: string,
  title: string,
  file: string,
  alt: string,
): PackagingDesign {
  return {
    variantId,
    type: 'GiftBox',
    packagingTitle: 'Geschenkbox',
    title,
    manufacturerSku,
    price: 7.9,
    picture: { name: `verpackung-${file}`, alt },
  };
}

/** Returns the designs of a packaging. The first one is the default. */
export function designsOf(type: PackagingDesign['type']): readonly PackagingDesign[] {
  return designs.filter((design) => design.type === type);
}

export function findDesign(variantId: string): PackagingDesign | undefined {
  return designs.find((design) => design.variantId === variantId);
}
