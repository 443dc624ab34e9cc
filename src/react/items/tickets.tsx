import type { CartItem } from '../../domain/cart.ts';
import { texts } from '../../messages/texts.ts';
import { anyTicket, shownQuantity } from '../../store/cart/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { ItemPrice } from './item-price.tsx';

/** From this number on, the tickets of an item are folded to the first one. */
export const minFoldedTickets = 6;

/** How many tickets of an item there are, and what they cost together. Of many, each press of the button removes one. */
export function Tickets({ item }: { readonly item: CartItem }) {
  const { id, quantity, product, total } = item;
  const { removeRow } = useActions();
  const isFolded = quantity >= minFoldedTickets;
  const shown = useCart((state) => (isFolded ? shownQuantity(state, id) : quantity));
  return (
    <div className="item-buy">
      <div className="tickets row quantity" data-pending={shown !== quantity || undefined}>
        {isFolded && (
          <Button
            variant="outlined"
            size="small"
            aria-label={texts.oneTicketLess(product.title)}
            busy={shown < 2}
            onClick={() => removeRow(id, anyTicket)}
          >
            −
          </Button>
        )}
        <p key={shown}>{texts.tickets(shown)}</p>
      </div>
      <ItemPrice row={{ item, quantity, total: total.gross }} part="tickets-price" />
    </div>
  );
}
