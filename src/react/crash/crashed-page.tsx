import { Rare } from '../rare/rare.tsx';

interface CrashedPageProps {
  readonly onRestart: () => void;
  /** Opens the report dialog; without it there is nothing to report to, and no such button. */
  readonly onReport?: (() => void) | undefined;
}

/** Stands in place of a crashed cart at once; what it says comes when it is needed. */
export function CrashedPage(props: CrashedPageProps) {
  return (
    <div className="page" part="page error-screen">
      <Rare part="CrashScreen" {...props} />
    </div>
  );
}
