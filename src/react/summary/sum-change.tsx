import { useCart } from '../cart-context.tsx';

/** The status region says it, too. */
export function SumChange() {
  const text = useCart((state) => state.sumChange?.lines?.join(' · '));
  return (
    text && (
      <p className="sum-change" part="sum-change" aria-hidden="true" key={text}>
        {text}
      </p>
    )
  );
}
