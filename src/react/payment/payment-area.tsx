/** Where the ways to pay quickly stand; it takes no room as long as there is none. */
export function PaymentArea() {
  return <section id="payment-methods" className="payment-methods" part="payment-methods" />;
}
