import type { PackagingVariant } from '../../domain/packaging.ts';
import { packagingTexts } from '../../messages/packaging-texts.ts';
import { freeOrPrice } from '../controls/free-or-price.ts';
import { ProductPicture } from '../controls/product-picture.tsx';

interface DesignListProps {
  readonly label: string;
  readonly designs: readonly PackagingVariant[];
  readonly picked: string;
  readonly onPick: (variantId: string) => void;
}

export function DesignList({ label, designs, picked, onPick }: DesignListProps) {
  return (
    <div className="designs" role="radiogroup" aria-label={label}>
      {designs.map(({ variantId, title, image, price }, index) => (
        <label className="card tile choice line" key={variantId}>
          <ProductPicture className="design-picture" picture={image} width={230} height={168} />
          <span className="design-line line">
            <input
              type="radio"
              name={label}
              value={variantId}
              checked={variantId === picked}
              aria-label={title || packagingTexts.design}
              aria-describedby={`${label}-${index}`}
              onChange={() => onPick(variantId)}
            />
            <span className="choice-text" aria-hidden="true">
              <span className="choice-title">{title}</span>
              <span className="muted" id={`${label}-${index}`}>
                {freeOrPrice(price)}
              </span>
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
