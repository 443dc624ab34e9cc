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
  return () => {
    const { activeElement: focused } = container.getRootNode() as ShadowRoot;
    for (const input of inputs) replay(input, container);
    // A pressed button may have moved the focus for a reason.
    if (focused && !touched.includes(focused as Control)) (focused as HTMLElement).focus({ preventScroll: true });
  };
}

interface RecordedInput {
  readonly control: Control;
  readonly identity: string;
  readonly value: string;
}

const isPressed = (control: Control) => isButton(control) || isLink(control);

function recordOf(control: Control): RecordedInput {
  return { control, identity: identityOf(control), value: (control as HTMLInputElement).value };
}

/** Identifies the control that replaces a server-rendered one after a failed hydration. */
function identityOf(control: Control): string {
  const { localName, name, type, value } = control as HTMLInputElement;
  return [localName, name, type === 'radio' && value, control.ariaLabel ?? control.textContent].join(' ');
}

function replay({ control, identity, value }: RecordedInput, container: HTMLElement): void {
  const target = control.isConnected
    ? control
    : [...container.querySelectorAll<Control>(control.localName)].find((other) => identityOf(other) === identity);
  if (!target) return;
  if (isSelect(target)) {
    target.value = value;
    target.dispatchEvent(new CustomEvent('change', { bubbles: true }));
  } else if (isButton(target) || isLink(target)) {
    target.click();
  } else if (target.type === 'radio') {
    // React compares with the value that it assigned last, so the click has to change it.
    target.checked = false;
    target.click();
  } else {
    target.value = target.defaultValue;
    Reflect.set(HTMLInputElement.prototype, 'value', value, target);
    target.dispatchEvent(new CustomEvent('input', { bubbles: true }));
  }
}
