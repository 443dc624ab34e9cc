type Control = HTMLSelectElement | HTMLInputElement;

/**
 * Records the shopper's input in server-rendered controls before hydration. The returned function replays it after
 * hydration, so that React handles it like any other input.
 */
export function recordEarlyInput(container: HTMLElement): () => void {
  const controls = container.querySelectorAll<Control>('select, input');
  const inputs = [...controls].flatMap((control) => (isChanged(control) ? [recordOf(control)] : []));
  return () => {
    for (const { control, name, value } of inputs) {
      const target = control.isConnected ? control : replacementOf(container, control, name, value);
      if (target) replay(target, value);
    }
  };
}

interface RecordedInput {
  readonly control: Control;
  readonly name: string;
  readonly value: string;
}

function recordOf(control: Control): RecordedInput {
  const { name, value } = control;
  return { control, name, value };
}

/** Ignores unchecked radio buttons: the checked one of the group is enough. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Finds the control that replaced a server-rendered one after a failed hydration. */
function replacementOf(
  container: HTMLElement,
  { localName }: Control,
  name: string,
  value: string,
): Control | undefined {
  return [...container.querySelectorAll<Control>(localName)].find(
    (control) => control.name === name && (control.type !== 'radio' || control.value === value),
  );
}

function replay(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control.type === 'radio' || control.type === 'checkbox') {
    // React compares with the value that it assigned last, so the click has to change it.
    control.checked = control.type === 'checkbox' && !control.checked;
    control.click();
  } else {
    control.value = control.defaultValue;
    Reflect.set(HTMLInputElement.prototype, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
