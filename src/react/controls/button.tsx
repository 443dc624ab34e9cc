import type { ComponentProps, KeyboardEvent } from 'react';
import { texts } from '../../messages/texts.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'contained' | 'outlined' | 'ghost';
  readonly size?: 'small';
  /** Ignores clicks but, unlike `disabled`, keeps the focus. */
  readonly busy?: boolean;
}

export function Button({ variant = 'contained', size, busy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className="button"
      part="button"
      data-variant={variant}
      data-size={size}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      onKeyDown={pressOnce}
      {...rest}
    />
  );
}

export function RetryButton(props: Pick<ButtonProps, 'ref' | 'onClick'>) {
  return (
    <Button variant="outlined" size="small" {...props}>
      {texts.retry}
    </Button>
  );
}

/** A key that is held down must press neither the same button again nor another one that gets the focus meanwhile. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
