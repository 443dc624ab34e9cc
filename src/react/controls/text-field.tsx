import type { ComponentProps } from 'react';
import type { Elements } from '../elements.ts';
import { Icon } from '../icons/icon.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'placeholder'> {
  /** Also its id, so it differs from those of other fields. */
  readonly name: string;
  readonly label: string;
  readonly helper?: string | null;
  readonly error?: string | null;
  /** Placed next to the field, or below it on narrow pages. */
  readonly action?: Elements;
}

export function TextField({ label, helper = null, error = null, action, ...input }: TextFieldProps) {
  const { name: id } = input;
  const noteId = `${id}-note`;
  return (
    <div className="field" part="field" data-error={error !== null || undefined}>
      <div className="field-box">
        {/* The blank placeholder makes `:placeholder-shown` match empty fields. */}
        <input
          type="text"
          {...input}
          id={id}
          className="field-input input"
          part="input"
          placeholder=" "
          aria-invalid={error !== null || undefined}
          aria-describedby={error !== null || helper ? noteId : undefined}
        />
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
      </div>
      {/* Its space is always reserved. */}
      <div className="field-note muted" id={noteId}>
        {error === null ? (
          helper
        ) : (
          <span role="alert">
            <Icon name="error" />
            <span>{error}</span>
          </span>
        )}
      </div>
      {action && <div className="field-action buttons">{action}</div>}
    </div>
  );
}
