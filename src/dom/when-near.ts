/** Calls back when an element comes near the viewport. Returns a function that ends this. */
export function whenNear(element: Element | null | false, run: () => void): () => void {
  // A busy browser delivers several entries at once.
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && run(), {
    rootMargin: '200px',
  });
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
