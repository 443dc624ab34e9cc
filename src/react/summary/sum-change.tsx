import { useCart } from '../cart-context.tsx';

/** What has changed the sums, for as long as that is new. The status region says it, too. */
export function SumChange() {
  const lines = useCart((state) => state.sumChange?.lines);
  return (
    !!lines?.length && (
      <p className="sum-change" part="sum-change" aria-hidden="true">
        {lines.join(' · ')}
      </p>
    )
  );
}
