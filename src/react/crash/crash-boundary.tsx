import { Component, useState } from 'react';
import { errorScreenTexts } from '../../messages/error-screen-texts.ts';
import { texts } from '../../messages/texts.ts';
import { Button } from '../controls/button.tsx';
import type { Elements } from '../elements.ts';
import { GiftPicture } from '../empty/gift-picture.tsx';

/** Opens the form in which the shopper describes a crash. Resolves to `blocked` if it cannot open. Never rejects. */
export type OpenReport = () => Promise<'opened' | 'blocked'>;

/** Reports the error. Returns a function that opens the report form, if there is one. */
export type CrashListener = (error: unknown) => OpenReport | null | void;

interface CrashBoundaryProps {
  readonly onCrash: CrashListener;
  /** The error screen by default. */
  readonly fallback?: (restart: () => void) => Elements;
  readonly children: Elements;
}

const initialState = { crashed: false, openReport: null as OpenReport | null };

/** Confines a rendering error to its children. */
export class CrashBoundary extends Component<CrashBoundaryProps, typeof initialState> {
  override state = initialState;

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ openReport: this.props.onCrash(error) ?? null });
  }

  override render(): Elements {
    const { fallback, children } = this.props;
    if (!this.state.crashed) return children;
    const restart = () => this.setState(initialState);
    return fallback ? fallback(restart) : <CrashScreen onRestart={restart} openReport={this.state.openReport} />;
  }
}

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
