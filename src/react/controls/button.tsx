import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'contained' | 'outlined' | 'ghost';
  readonly size?: 'small';
  /** Rests, but keeps the focus that it has. */
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
      {...rest}
    />
  );
}
