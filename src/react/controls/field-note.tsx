import { Icon } from '../icons/icon.tsx';

interface FieldNoteProps {
  readonly id: string;
  readonly helper: string | null;
  readonly error: string | null;
}

/** What is said below a field: what is wrong with it, told at once, or else a help. Its place is always kept. */
export function FieldNote({ id, helper, error }: FieldNoteProps) {
  return (
    <div className="field-note" id={id}>
      {error === null ? (
        helper
      ) : (
        <span role="alert">
          <Icon name="error" />
          {error}
        </span>
      )}
    </div>
  );
}
