import { say } from '../../messages/say.ts';
import { wishlistFailures } from '../../messages/wishlist-failures.ts';
import { wishlistPageTexts } from '../../messages/wishlist-page-texts.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { AddToCartStatus } from './use-add-to-cart.ts';

interface AddToCartProps {
  readonly id: string;
  readonly title: string;
  readonly status: AddToCartStatus;
  readonly onAdd: () => void;
}

/**
 * The host's own control for a product, or else the button whose event the host handles. The style sheet hides the
 * button if the host does not announce a handler.
 */
export function AddToCart({ id, title, status, onAdd }: AddToCartProps) {
  const text = wishlistPageTexts[status === 'added' ? 'inCart' : 'addToCart'];
  return (
    <>
      <slot name={`add-to-cart-${id}`}>
        <Button
          part="button add-to-cart"
          variant={status === 'added' ? 'outlined' : 'contained'}
          aria-label={say`${text}, ${title}`}
          busy={status === 'adding'}
          onClick={onAdd}
        >
          {status === 'added' && <Icon name="success" />}
          {status === 'adding' && <span className="spinner" />}
          <span>{text}</span>
        </Button>
      </slot>
      {status === 'failed' && (
        <p className="wish-failure" role="alert">
          {wishlistFailures.other.text}
        </p>
      )}
      <span className="unseen" role="status">
        {status === 'added' && wishlistPageTexts.itemAdded(title)}
      </span>
    </>
  );
}
