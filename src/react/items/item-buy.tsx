import type { CartItem } from '../../domain/cart.ts';
import type { ItemRow } from '../../domain/item-row.ts';
import { quantityChoices } from '../../domain/quantity.ts';
import { safeLink } from '../../domain/urls.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { shownQuantity } from '../../store/cart/cart-selectors.ts';
import { itemSlot } from '../../store/intents/slots.ts';
import { useActions, useBaseUrl, useCart } from '../cart-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { Banner } from '../notices/banner.tsx';
import { InlineNotices } from '../notices/notices.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemPrice } from './item-price.tsx';

interface ItemBuyProps {
  readonly row: ItemRow;
  readonly name: string | undefined;
  /** Whether the appointment cannot be reserved. */
  readonly gone: boolean;
}

export function ItemBuy({ row, name, gone }: ItemBuyProps) {
  const { item } = row;
  const nameId = name && `ticket-${row.key}`;
  return (
    <>
      <div className={name ? 'ticket-line row' : 'item-buy'}>
        {name && <p id={nameId}>{name}</p>}
        <div className="item-controls row">
          {row.ticket === null && <Quantity item={item} />}
          <ItemActions row={row} describedBy={nameId} />
        </div>
        <ItemPrice row={row} />
      </div>
      <InlineNotices target={itemSlot(item.id)} row={row.ticket ?? 0}>
        {gone && !row.ticket && <GoneAppointment item={item} />}
      </InlineNotices>
    </>
  );
}

function GoneAppointment({ item: { appointmentUrl, product } }: { readonly item: CartItem }) {
  const href = safeLink(appointmentUrl ?? '', useBaseUrl());
  return (
    <Banner severity="error" text={texts.appointmentGone}>
      {href && (
        <a href={href} aria-label={say`${texts.newAppointment}, ${product.title}`}>
          {texts.newAppointment}
        </a>
      )}
    </Banner>
  );
}

function Quantity({ item }: { readonly item: CartItem }) {
  const { setQuantity } = useActions();
  const shown = useCart((state) => shownQuantity(state, item.id));
  const choices = quantityChoices(Math.max(shown, item.quantity));

  return (
    <label className="quantity" part="quantity" data-pending={shown !== item.quantity || undefined}>
      <span className="quantity-label" aria-hidden="true">
        {texts.quantity}
      </span>
      <span className="select">
        <select
          className="input"
          part="select"
          name={`quantity-${item.id}`}
          aria-label={say`${texts.quantity}, ${item.product.title}`}
          value={shown}
          onChange={({ currentTarget: { value } }) => {
            // Empty if a script of the page sets a value that has no option. React then restores the shown one.
            if (value) setQuantity(item.id, Number(value));
          }}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </label>
  );
}
