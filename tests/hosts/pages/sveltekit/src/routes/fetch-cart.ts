/** Fetches the visitor's cart. */
export async function fetchCart({ headers }: Request): Promise<object> {
  const response = await fetch(`http://${headers.get('host')}/shop/api/cart`, {
    headers: { cookie: headers.get('cookie') ?? '' },
  });
  return response.json();
}
