import type { ComponentProps } from 'react';

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
      {...rest}
    />
  );
}
