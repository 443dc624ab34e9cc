import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <head>
        <link rel="stylesheet" href="/cart/0.2.0/cart-fragment.css" />
      </head>
      <body>{children}</body>
    </html>
  );
}
