import { Icon } from '../icons/icon.tsx';

interface FieldNoteProps {
  readonly id: string;
  readonly helper: string | null;
  readonly error: string | null;
}

/** The text below a field: its error as an alert, otherwise a help text. Its space is always reserved. */
export function FieldNote({ id, helper, error }: FieldNoteProps) {
  return (
    <div className="field-note muted" id={id}>
      {error === null ? (
        helper
      ) : (
        <span role="alert">
          <Icon name="error" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
