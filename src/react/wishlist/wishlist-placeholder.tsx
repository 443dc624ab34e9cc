/** Reserves the space of a product's picture and texts. @param isEmpty whether the product cannot be shown. */
export function WishlistPlaceholder({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  return (
    <>
      <span className={isEmpty ? 'item-picture wish-picture' : 'item-picture wish-picture bone'} />
      <div className="wish-body">
        {!isEmpty && (
          <>
            <span className="bone wish-title title" />
            <span className="bone skeleton-line" />
          </>
        )}
      </div>
    </>
  );
}

export function WishlistSkeleton() {
  return (
    <ul className="wishes" part="skeleton" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
        <li className="wish card" key={index}>
          <div className="wish-content">
            <WishlistPlaceholder />
            <div className="wish-buy" />
          </div>
        </li>
      ))}
    </ul>
  );
}
