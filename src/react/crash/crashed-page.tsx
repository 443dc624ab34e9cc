import type { ComponentProps } from 'react';
import { Rare } from '../rare/rare.tsx';
import type { CrashScreen } from './crash-screen.tsx';

/** Stands in place of a crashed cart at once; what it says comes when it is needed. */
export function CrashedPage(props: ComponentProps<typeof CrashScreen>) {
  return (
    <div className="page" part="page error-screen">
      <Rare part="CrashScreen" {...props} />
    </div>
  );
}
