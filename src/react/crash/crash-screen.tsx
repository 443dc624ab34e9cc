import { errorScreenTexts } from '../../messages/error-screen-texts.ts';
import { Button } from '../controls/button.tsx';

interface CrashScreenProps {
  readonly onRestart: () => void;
  /** Opens the report dialog; without it there is nothing to report to, and no such button. */
  readonly onReport?: (() => void) | undefined;
}

/** What is said in place of a crashed cart, and of one that could not start (specification, 2: Fragment error screen). */
export function CrashScreen({ onRestart, onReport }: CrashScreenProps) {
  return (
    <div className="empty" role="alert">
      <h1 className="heading" tabIndex={-1}>
        {errorScreenTexts.headline}
      </h1>
      <p>
        <strong>{errorScreenTexts.message}</strong>
      </p>
      {onReport && (
        <>
          <p>{errorScreenTexts.text}</p>
          <Button variant="outlined" onClick={onReport}>
            {errorScreenTexts.report}
          </Button>
        </>
      )}
      <Button onClick={onRestart}>{errorScreenTexts.restart}</Button>
    </div>
  );
}
