import { useState } from 'react';
import { errorScreenTexts } from '../../messages/error-screen-texts.ts';
import { Button } from '../controls/button.tsx';
import type { OpenReport } from './crash-boundary.tsx';

/** Opens the report dialog, and says so if it is blocked. */
export function ReportButton({ openReport }: { readonly openReport: OpenReport }) {
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
