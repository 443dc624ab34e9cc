/** The API calls the id of an item `cartItemId` or `itemId`, depending on the operation. Handlers get both. */
export function withBothItemIds(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { cartItemId, itemId } = body as { readonly cartItemId?: unknown; readonly itemId?: unknown };
  const id = cartItemId ?? itemId;
  return id === undefined ? body : { cartItemId: id, itemId: id, ...body };
}
