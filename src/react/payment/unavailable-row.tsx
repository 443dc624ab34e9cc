import { texts } from '../../messages/texts.ts';
import { Button } from '../controls/button.tsx';

interface UnavailableRowProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Replaces the buttons of a provider that could not be loaded. */
export function UnavailableRow({ text, onRetry }: UnavailableRowProps) {
  return (
    <div className="payment-slot" data-state="failed">
      <p role="alert">{text}</p>
      <Button variant="ghost" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
