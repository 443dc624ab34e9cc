import { useCart } from '../cart-context.tsx';

/** What has changed the sums, for as long as that is new. The status region says it, too. */
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
