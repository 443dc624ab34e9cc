import { fromMinor, friendsCode, sumMoney, toMinor, type Cart, type Money } from 'cart-fragment-contract';

/** An addend of the total. Deductions are negative. */
export interface Addend {
  readonly label: string;
  readonly money: Money;
}

/** Returns the addends of the total in the order of the cart's summary: none of 0, except the shipping. */
export function addendsOf(cart: Cart): readonly Addend[] {
  const { items, packagingTotal, shipping, totalDiscount, vouchers, total } = cart;
  const { currencyCode } = total.gross;
  const addends: readonly Addend[] = [
    {
      label: 'Artikel',
      money: sumMoney(
        items.map((item) => item.total.gross),
        currencyCode,
      ),
    },
    { label: 'Verpackung', money: packagingTotal.gross },
    { label: 'Versand', money: shipping.price.gross },
    { label: discountLabel(cart), money: minus(totalDiscount) },
    ...vouchers.map(({ id, deductedAtPurchase }) => ({ label: `Gutschein ${id}`, money: minus(deductedAtPurchase) })),
  ];
  return addends.filter(({ label, money }) => label === 'Versand' || toMinor(money) !== 0);
}

/** Returns what reduced prices and the discount save. */
export function savingsOf({ items, totalDiscount, total }: Cart): Money {
  const { currencyCode } = total.gross;
  const reductions = items.map(({ product: { price, originalPrice }, quantity }) =>
    fromMinor(
      originalPrice ? Math.max(0, toMinor(originalPrice.gross) - toMinor(price.gross)) * quantity : 0,
      currencyCode,
    ),
  );
  return sumMoney([...reductions, totalDiscount], currencyCode);
}

const longestCode = 16;

/** The code, or the campaign of a code that is too long, as in the cart. */
function discountLabel({ coupon, discount }: Cart): string {
  if (!coupon) return 'Rabatt';
  if (coupon.code === friendsCode) return 'Freunde-Rabatt';
  return `Rabatt ${coupon.code.length > longestCode ? (discount?.campaign ?? '') : coupon.code}`.trim();
}

function minus({ amount, currencyCode }: Money): Money {
  return { amount: -amount, currencyCode };
}
