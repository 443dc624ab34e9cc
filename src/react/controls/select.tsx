import type { ComponentProps } from 'react';
import { adoptStyle } from '../../dom/adopt-style.ts';
import { Icon } from '../icons/icon.tsx';
import { FieldNote } from './field-note.tsx';
import css from './select.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  /** Also its id, so it differs from those of other fields. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is selected and the value is the empty string. */
  readonly placeholder?: string;
  readonly helper?: string | null;
  readonly error?: string | null;
}

export function Select({ label, options, placeholder, helper = null, error = null, ...select }: SelectProps) {
  const { name: id } = select;
  const noteId = `${id}-note`;
  return (
    <div
      className="field"
      part="field"
      data-error={error !== null || undefined}
      ref={(node) => {
        if (node) adoptStyle(node, css);
      }}
    >
      <div className="field-box">
        <select
          {...select}
          id={id}
          className="field-input input"
          part="select"
          data-empty={select.value === '' || undefined}
          aria-invalid={error !== null || undefined}
          aria-describedby={error !== null || helper ? noteId : undefined}
        >
          {placeholder !== undefined && (
            <option value="" disabled={select.required} hidden={select.required}>
              {placeholder}
            </option>
          )}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(entry)
            ),
          )}
        </select>
        <label className="field-label" htmlFor={id}>
          <span>{label}</span>
          {select.required && <span aria-hidden="true">*</span>}
        </label>
        <Icon name="chevron" />
      </div>
      <FieldNote id={noteId} helper={helper} error={error} />
    </div>
  );
}

function optionOf({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
