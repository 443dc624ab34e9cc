import { useState } from 'react';
import { say } from '../../messages/say.ts';
import { wishlistFailures } from '../../messages/wishlist-failures.ts';
import { wishlistPageTexts } from '../../messages/wishlist-page-texts.ts';
import type { WishlistPageEvents } from '../../store/events/wishlist-event-details.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { useWishlistContext } from './wishlist-context.tsx';

/** The host's own control, or a button whose event it handles. The style sheet hides it if no handler is announced. */
export function AddToCart({ id, title }: Readonly<{ id: string; title: string }>) {
  const { host, report } = useWishlistContext();
  const [status, setStatus] = useState<'idle' | 'adding' | 'added' | 'failed'>('idle');

  async function add(): Promise<void> {
    const work = requestAddToCart(host, id);
    setStatus(work ? 'adding' : 'idle');
    try {
      await work;
      if (work) setStatus('added');
    } catch (error) {
      report(error);
      setStatus('failed');
    }
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

/** Returns the work of the host page; null if it cancels the event or passes no work. */
function requestAddToCart(host: HTMLElement, productId: string): Promise<unknown> | null {
  const works: PromiseLike<unknown>[] = [];
  const detail: WishlistPageEvents['wishlistAddToCart'] = { productId, waitUntil: (work) => void works.push(work) };
  const event = new CustomEvent('wishlistAddToCart', { detail, bubbles: true, composed: true, cancelable: true });
  return host.dispatchEvent(event) && works.length > 0 ? Promise.all(works) : null;
}
