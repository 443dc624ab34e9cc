import type { MouseEventHandler } from 'react';
import { texts } from '../../messages/texts.ts';
import { Icon } from '../icons/icon.tsx';

export function CloseButton({ onClick }: { readonly onClick: MouseEventHandler<HTMLButtonElement> }) {
  return (
    <button type="button" className="icon-button" part="close" aria-label={texts.close} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
