import { useEffect, useState } from 'react';

/** Whether the payment buttons are in view, according to the last `paymentVisibilityChange` event on the window. */
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
