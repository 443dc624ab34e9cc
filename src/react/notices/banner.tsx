import type { ReactNode } from 'react';
import type { NoticeSeverity } from '../../domain/notice.ts';
import { Icon } from '../icons/icon.tsx';

interface BannerProps {
  readonly severity: NoticeSeverity;
  readonly children: ReactNode;
  readonly closing?: ReactNode;
}

/** Colour, icon and place of a message; errors are told at once. */
export function Banner({ severity, children, closing }: BannerProps) {
  return (
    <div className="notice" part="notice" data-severity={severity} role={severity === 'error' ? 'alert' : undefined}>
      <Icon name={severity} />
      <div className="notice-text">{children}</div>
      {closing}
    </div>
  );
}
