import { useState } from 'react';
import { errorScreenTexts } from '../../messages/error-screen-texts.ts';
import { texts } from '../../messages/texts.ts';
import { Button } from '../controls/button.tsx';
import { GiftPicture } from '../empty/gift-picture.tsx';
import type { OpenReport } from './crash-boundary.tsx';

interface CrashScreenProps {
  /** Without it, the button reloads the page. */
  readonly onRestart?: () => void;
  /** Without it, there is no report button. */
  readonly openReport?: OpenReport | null;
}

/** Replaces a cart that crashed or could not start. */
export function CrashScreen({ onRestart, openReport = null }: CrashScreenProps) {
  return (
    <div className="page" part="page error-screen">
      <div className="empty" role="alert">
        <GiftPicture />
        <h1 className="heading" tabIndex={-1}>
          {errorScreenTexts.headline}
        </h1>
        <p>
          <strong>{errorScreenTexts.message}</strong>
        </p>
        {openReport && <p>{errorScreenTexts.text}</p>}
        <div className="stack">
          {openReport && <ReportButton openReport={openReport} />}
          {onRestart ? (
            <Button onClick={onRestart}>{errorScreenTexts.restart}</Button>
          ) : (
            <Button onClick={() => location.reload()}>{texts.reloadPage}</Button>
          )}
        </div>
      </div>
    </div>
  );
}

function ReportButton({ openReport }: { readonly openReport: OpenReport }) {
  const [blocked, setBlocked] = useState(false);
  async function report(): Promise<void> {
    setBlocked(false);
    setBlocked((await openReport()) === 'blocked');
  }
  return (
    <>
      <Button variant="outlined" onClick={() => void report()}>
        {errorScreenTexts.report}
      </Button>
      <p role="status">{blocked && errorScreenTexts.reportBlocked}</p>
    </>
  );
}
