import { useState } from 'react';
import { say } from '../../messages/say.ts';
import { wishlistFailures } from '../../messages/wishlist-failures.ts';
import { wishlistPageTexts } from '../../messages/wishlist-page-texts.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { useWishlistContext } from './wishlist-context.tsx';

interface AddToCartProps {
  readonly id: string;
  readonly title: string;
}

/** The host's own control, or a button whose event it handles. The style sheet hides it if no handler is announced. */
export function AddToCart({ id, title }: AddToCartProps) {
  const { addToCart } = useWishlistContext();
  const [status, setStatus] = useState<'idle' | 'adding' | 'added' | 'failed'>('idle');

  async function add(): Promise<void> {
    const work = addToCart(id);
    setStatus(work ? 'adding' : 'idle');
    if (work) setStatus((await work) ? 'added' : 'failed');
  }

  const text = wishlistPageTexts[status === 'added' ? 'inCart' : 'addToCart'];
  return (
    <>
      <slot name={`add-to-cart-${id}`}>
        <Button
          part="button add-to-cart"
          variant={status === 'added' ? 'outlined' : 'contained'}
          aria-label={say`${text}, ${title}`}
          busy={status === 'adding'}
          onClick={() => void add()}
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
