import type { Failure } from '../../domain/failure.ts';
import { packagingTexts } from '../../messages/packaging-texts.ts';
import { texts } from '../../messages/texts.ts';
import { RetryButton } from '../controls/button.tsx';
import { Banner } from '../notices/banner.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';

/** Replaces the designs after a failure. A refusal has the same text as on the page. */
export function DesignsFailure({ failure, onRetry }: Readonly<{ failure: Failure; onRetry: () => void }>) {
  const text = ownTexts[failure.kind];
  const retry = failure.kind !== 'offline' && <RetryButton focusNext={focusTitle} onClick={onRetry} />;
  return text ? (
    <Banner severity="error">
      <p>{text}</p>
      {retry}
    </Banner>
  ) : (
    <NoticeBanner content={{ kind: 'failure', failure }} urgent>
      {retry}
    </NoticeBanner>
  );
}

const ownTexts: Readonly<Partial<Record<Failure['kind'], string>>> = {
  offline: texts.partNeedsNetwork,
  connection: packagingTexts.loadFailed,
  external: packagingTexts.loadFailed,
};

function focusTitle(removed: HTMLElement): void {
  removed.closest('dialog')?.querySelector('h2')?.focus();
}
