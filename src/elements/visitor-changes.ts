type Control = HTMLSelectElement | HTMLInputElement;

/**
 * Notes what the visitor has changed in server-rendered controls before the script came. The returned function makes
 * the very changes again once React listens, so that they are heard and sent like any other.
 */
export function noteVisitorChanges(container: HTMLElement): () => void {
  const controls = container.querySelectorAll<Control>('select, input');
  const changes = Array.from(controls).flatMap((control) => (isChanged(control) ? [noteOf(control)] : []));
  return () => {
    for (const { control, name, value } of changes) {
      const target = control.isConnected ? control : twinOf(container, control, name, value);
      if (target) changeAgain(target, value);
    }
  };
}

interface Note {
  readonly control: Control;
  readonly name: string;
  readonly value: string;
}

function noteOf(control: Control): Note {
  const { name, value } = control;
  return { control, name, value };
}

/** A radio that lost its mark tells no more than the one that won it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.options).some((option) => option.selected !== option.defaultSelected);
  }
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** The control that stands for one which a client render has replaced. */
function twinOf(container: HTMLElement, { localName }: Control, name: string, value: string): Control | undefined {
  return Array.from(container.querySelectorAll<Control>(localName)).find(
    (control) => control.name === name && (control.type !== 'radio' || control.value === value),
  );
}

function changeAgain(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control.type === 'radio' || control.type === 'checkbox') {
    // React tells changes by what was last assigned; a click is only one when it leads away from that.
    control.checked = control.type === 'checkbox' && !control.checked;
    control.click();
  } else {
    control.value = control.defaultValue;
    Reflect.set(HTMLInputElement.prototype, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
