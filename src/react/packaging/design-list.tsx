import type { PackagingVariant } from '../../domain/packaging.ts';
import { packagingTexts } from '../../messages/packaging-texts.ts';
import { freeOrPrice } from '../controls/free-or-price.ts';
import { ProductPicture } from '../controls/product-picture.tsx';

interface DesignListProps {
  readonly designs: readonly PackagingVariant[];
  readonly picked: string;
  readonly onPick: (variantId: string) => void;
}

export function DesignList({ designs, picked, onPick }: DesignListProps) {
  return (
    <div className="designs" role="radiogroup" aria-label={packagingTexts.design}>
      {designs.map(({ variantId, title, image, price }, index) => (
        <label className="choice tile" key={variantId}>
          <ProductPicture className="design-picture" picture={image} width={230} height={168} />
          <span className="design-line">
            <input
              type="radio"
              name="design"
              value={variantId}
              checked={variantId === picked}
              aria-label={title}
              aria-describedby={`design-${index}`}
              onChange={() => onPick(variantId)}
            />
            <span className="choice-text">
              <span className="choice-title">{title}</span>
              <span className="muted" id={`design-${index}`}>
                {freeOrPrice(price)}
              </span>
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
