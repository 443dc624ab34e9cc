import type { Failure } from '../../domain/failure.ts';
import { packagingTexts } from '../../messages/packaging-texts.ts';
import { texts } from '../../messages/texts.ts';
import { RetryButton } from '../controls/button.tsx';
import { Banner } from '../notices/banner.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';

interface DesignsFailureProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Replaces the designs after a failure. A refusal has the same text as on the page. */
export function DesignsFailure({ failure, onRetry }: DesignsFailureProps) {
  if (failure.kind === 'offline') {
    return (
      <Banner severity="error">
        <p>{texts.partNeedsNetwork}</p>
      </Banner>
    );
  }
  const retry = <RetryButton focusNext={focusTitle} onClick={onRetry} />;
  if (failure.kind !== 'connection' && failure.kind !== 'external') {
    return (
      <NoticeBanner content={{ kind: 'failure', failure }} urgent>
        {retry}
      </NoticeBanner>
    );
  }
  return (
    <Banner severity="error">
      <p>{packagingTexts.loadFailed}</p>
      {retry}
    </Banner>
  );
}

function focusTitle(removed: HTMLElement): void {
  removed.closest('dialog')?.querySelector('h2')?.focus();
}
