import type { ReactNode } from 'react';
import type { NoticeSeverity } from '../../domain/notice.ts';
import { Icon } from '../icons/icon.tsx';

interface BannerProps {
  readonly severity: NoticeSeverity;
  /** Told at once, as errors always are. */
  readonly urgent?: boolean | undefined;
  readonly children: ReactNode;
  readonly closing?: ReactNode;
}

/** Colour, icon and place of a message. */
export function Banner({ severity, urgent = severity === 'error', children, closing }: BannerProps) {
  return (
    <div className="notice" part="notice" data-severity={severity} role={urgent ? 'alert' : undefined}>
      <Icon name={severity} />
      <div className="notice-text">{children}</div>
      {closing}
    </div>
  );
}
