/** Selectors of the control of a row or block. */
const usual = 'select, input:checked, input:not([type="radio"]), [data-remove], :scope > .button';
/** The same for kinds of changes that are not made by the first such control of their row. */
const special: Readonly<Record<string, string>> = {
  quantity: 'select, [data-remove]',
  removal: '[data-remove]',
  move: '[part~="wishlist"]',
  packaging: '.packaging :checked',
};

/** Moves the focus from a button that is about to disappear to the control of its row or block. */
export function focusNearbyControl(pressed: Element): void {
  focusControlOf(pressed.closest<HTMLElement>('.inline-notices, .item-waiting'));
}

/** Shows the notices of a change and moves the focus to its control. */
export function focusNotices(inside: Node, target: string): void {
  const places = (inside.getRootNode() as ParentNode).querySelectorAll<HTMLElement>('.inline-notices');
  focusControlOf([...places].find(({ dataset }) => dataset['target'] === target));
}

function focusControlOf(place: HTMLElement | null | undefined): void {
  const block = place?.closest('.proceed-bar') ?? place?.parentElement;
  if (!place || !block) return;
  const control =
    // Another appointment instead of one that is gone.
    place.querySelector<HTMLElement>('a[aria-label]') ??
    block.querySelector<HTMLElement>(special[place.dataset['about'] ?? ''] ?? usual) ??
    block.querySelector<HTMLElement>('input, [data-remove], [tabindex]');
  control?.focus({ preventScroll: true });
  // If a low window has no space for both, the notice. If the page scrolled smoothly, the second call would cancel the first.
  for (const part of [control, place]) part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
