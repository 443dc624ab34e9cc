import type { MouseEventHandler } from 'react';
import { texts } from '../../messages/texts.ts';
import { pressOnce } from './button.tsx';
import { Icon } from '../icons/icon.tsx';

export function CloseButton({ onClick }: { readonly onClick: MouseEventHandler<HTMLButtonElement> }) {
  return (
    <button
      type="button"
      className="icon-button"
      part="close"
      aria-label={texts.close}
      onClick={onClick}
      onKeyDown={pressOnce}
    >
      <Icon name="close" />
    </button>
  );
}
