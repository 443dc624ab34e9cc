import type { ComponentProps } from 'react';
import { texts } from '../../messages/texts.ts';
import { pressOnce } from './button.tsx';
import { Icon } from '../icons/icon.tsx';

export function CloseButton(props: Pick<ComponentProps<'button'>, 'name' | 'onClick'>) {
  return (
    <button
      type="button"
      className="icon-button"
      part="close"
      aria-label={texts.close}
      onKeyDown={pressOnce}
      {...props}
    >
      <Icon name="close" />
    </button>
  );
}
