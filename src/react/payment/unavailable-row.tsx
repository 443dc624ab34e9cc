import type { ExpressProvider } from '../../domain/express-method.ts';
import { texts } from '../../messages/texts.ts';
import { Button } from '../controls/button.tsx';

interface UnavailableRowProps {
  readonly provider: ExpressProvider;
  readonly text: string;
  readonly onRetry: () => void;
}

/** Replaces the buttons of a provider that could not be loaded. */
export function UnavailableRow({ provider, text, onRetry }: UnavailableRowProps) {
  return (
    <div className="payment-slot line muted" data-provider={provider} data-state="failed">
      <p role="alert">{text}</p>
      <Button variant="ghost" focusNext={focusArea} onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** The next Tab from here reaches the buttons. */
function focusArea(removed: Element): void {
  removed.closest<HTMLElement>('.payment-methods')?.focus({ preventScroll: true });
}
