import { useEffect, useState } from 'react';

/** Whether the ways to pay are in view, as the last `paymentVisibilityChange` on the window says (rulings, 15). */
export function usePaymentVisibility(): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const listen = (event: Event) =>
      setVisible((event as CustomEvent<{ isVisible?: unknown } | null>).detail?.isVisible === true);
    window.addEventListener('paymentVisibilityChange', listen);
    return () => window.removeEventListener('paymentVisibilityChange', listen);
  }, []);
  return visible;
}
