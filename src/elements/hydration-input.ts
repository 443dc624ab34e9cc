import { type Control, isAltered, isButton, isLink, isSelect } from './early/control.ts';

/**
 * Records what the shopper has chosen, typed and pressed in server markup. The returned function replays it after
 * hydration, so that React handles it like any other input.
 * @param touched the controls that the early script has recorded, most recent last.
 */
export function recordInput(container: HTMLElement, touched: readonly Control[]): () => void {
  const controls = container.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input');
  const unseen = [...controls].filter((control) => !touched.includes(control));
  const inputs = [...unseen, ...touched].flatMap((control) =>
    isPressed(control) || isAltered(control) ? [recordOf(control)] : [],
  );
  const root = container.getRootNode() as ShadowRoot;
  const last = root.activeElement && recordOf(root.activeElement as Control);
  return () => {
    if (last) presentOf(last, container)?.focus({ preventScroll: true });
    const { activeElement: focused } = root;
    const replayed = inputs.map((input) => replay(input, container));
    // A pressed button may have moved the focus for a reason.
    if (focused && !replayed.includes(focused as Control)) (focused as HTMLElement).focus({ preventScroll: true });
  };
}

type RecordedInput = ReturnType<typeof recordOf>;

const isPressed = (control: Control): control is HTMLButtonElement | HTMLAnchorElement =>
  isButton(control) || isLink(control);

function recordOf(control: Control) {
  return { control, identity: identityOf(control), value: (control as HTMLInputElement).value };
}

/** Its row and its kind, but neither its texts nor its label, which a translation changes, nor the ids that React counts. */
export function identityOf(control: Control): string {
  const { localName, name, type, value, dataset } = control as HTMLInputElement;
  const row = control.closest<HTMLElement>('[data-row]')?.dataset['row'];
  // In the form of a page without scripts, the name of this button is that of its request.
  const kind = dataset['remove'] ?? name;
  return [localName, row, kind, type === 'radio' && value, control.getAttribute('part')].join('\n');
}

/** The control itself, or the one that has replaced it after a failed hydration. */
function presentOf({ control, identity }: RecordedInput, container: HTMLElement): Control | undefined {
  if (control.isConnected) return control;
  return [...container.querySelectorAll<Control>(control.localName)].find((other) => identityOf(other) === identity);
}

function replay(input: RecordedInput, container: HTMLElement): Control | undefined {
  const target = presentOf(input, container);
  if (!target) return target;
  if (isPressed(target)) {
    target.click();
  } else if (target.type === 'radio') {
    // React compares with the value that it assigned last, so the click has to change it.
    target.checked = false;
    target.click();
  } else {
    target.value = input.value;
    target.dispatchEvent(new CustomEvent(isSelect(target) ? 'change' : 'input', { bubbles: true }));
  }
  return target;
}
