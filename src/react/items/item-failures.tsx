import { texts } from '../../messages/texts.ts';
import type { PendingChange, SettledChange } from '../../store/pending-change.ts';
import { useActions } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { focusRow } from '../focus/focus-row.ts';
import { movingFocus } from '../focus/moving-focus.ts';
import { Banner } from '../notices/banner.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';

interface ItemFailuresProps {
  readonly failures: readonly (PendingChange | SettledChange)[];
  /** Whether the appointment could not be reserved. */
  readonly gone: boolean;
}

/** The failures that concern only this item, with their actions. */
export function ItemFailures({ failures, gone }: ItemFailuresProps) {
  return (
    <div className="item-failure">
      {gone && (
        <Banner severity="error">
          <p>{texts.appointmentGone}</p>
        </Banner>
      )}
      {failures.map((change) => (
        <ChangeFailure key={change.id} change={change} />
      ))}
    </div>
  );
}

const movingToRow = movingFocus(focusRow);

function ChangeFailure({ change }: { readonly change: PendingChange | SettledChange }) {
  const { discardChange, retry } = useActions();
  if (!change.failure) return null;

  return (
    <NoticeBanner
      content={{ kind: 'failure', failure: change.failure }}
      urgent
      closing={<CloseButton onClick={movingToRow(() => discardChange(change.id))} />}
    >
      {'status' in change && (
        <Button variant="outlined" size="small" onClick={movingToRow(retry)}>
          {texts.retry}
        </Button>
      )}
    </NoticeBanner>
  );
}
