import type { EarlyIntent } from '../../domain/server-markup.ts';
import { type Control, isAltered, isButton } from './control.ts';

/** Whether a control that the shopper has touched represents a change of the cart. */
export function isChange(control: Control): unknown {
  // Other buttons open a dialog, close a notice, or unlock a field.
  if (isButton(control))
    return !control.closest('[aria-haspopup]') && control.closest('.item,.voucher,.discount,[data-variant=contained]');
  return control.type !== 'text' && isAltered(control);
}

/** Returns the intents of a changed control, for the next page of this tab. */
export function intentsOf(control: Control): readonly EarlyIntent[] {
  if (!isButton(control)) {
    return [
      [(control as HTMLInputElement).name, wantedOf(control), givenIn(control.closest('select,[role=radiogroup]'))],
    ];
  }
  const { remove } = control.dataset;
  // The remaining tickets depend on their other rows.
  const select = remove && control.closest('.item')?.querySelector('select');
  return select ? [[`removal-${remove}`, '0', givenIn(select)]] : [];
}

/** The value that the server has chosen. */
function givenIn(group: Element | null): string | null | undefined {
  const given = group?.querySelector<HTMLInputElement>('[selected],[checked]');
  return given && wantedOf(given);
}

const wantedOf = (control: HTMLElement) => control.dataset['wanted'] ?? (control as HTMLInputElement).value;
