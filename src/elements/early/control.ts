/** What a shopper touches in server markup before hydration. */
export type Control = HTMLSelectElement | HTMLInputElement | HTMLButtonElement | HTMLAnchorElement;

/** Whether the shopper has given a select or an input another value than the server. */
export function isAltered(control: Control): unknown {
  if (isSelect(control)) return [...control.options].some((option) => option.selected !== option.defaultSelected);
  const { value, defaultValue, checked, defaultChecked } = control as Partial<HTMLInputElement>;
  // The checked radio button of a group is enough.
  return value !== defaultValue || (checked && !defaultChecked);
}

// By name, because elements of a frame are not instances of this window's classes.
export const isSelect = (control: Element): control is HTMLSelectElement => control.localName === 'select';
export const isButton = (control: Element): control is HTMLButtonElement => control.localName === 'button';
export const isLink = (control: Element): control is HTMLAnchorElement => control.localName === 'a';
