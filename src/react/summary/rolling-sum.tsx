import { useState } from 'react';

/** A sum that rolls in whenever it changes. */
export function RollingSum({ children: sum }: { readonly children: string }) {
  const [first, setFirst] = useState<string | null>(sum);
  if (first !== null && first !== sum) setFirst(null);
  return (
    <span className="sum" data-new={first === null || undefined} key={sum}>
      {sum}
    </span>
  );
}
