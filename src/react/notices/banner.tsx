import type { NoticeSeverity } from '../../domain/notice.ts';
import { texts } from '../../messages/texts.ts';
import type { Elements } from '../elements.ts';
import { Icon } from '../icons/icon.tsx';

interface BannerProps {
  readonly severity: NoticeSeverity;
  /** Whether it is an alert. Errors are by default. */
  readonly urgent?: boolean | undefined;
  /** The first paragraph, if it is a plain one. */
  readonly text?: string;
  readonly children?: Elements;
  readonly closing?: Elements;
}

/** The frame of a message: color, icon and close button. */
export function Banner({ severity, urgent = severity === 'error', text, children, closing }: BannerProps) {
  return (
    <div className="notice" part="notice" data-severity={severity} role={urgent ? 'alert' : undefined}>
      <Icon name={severity} label={texts.severity[severity]} />
      <div className="notice-text stack">
        {text && <p>{text}</p>}
        {children}
      </div>
      {closing}
    </div>
  );
}
