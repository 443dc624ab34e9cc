import { useCallback, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';
import { texts } from '../../messages/texts.ts';
import { Icon } from '../icons/icon.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'contained' | 'outlined' | 'ghost';
  readonly size?: 'small';
  /** Ignores clicks but, unlike `disabled`, keeps the focus. */
  readonly busy?: boolean;
  /** Moves the focus on from a button that disappears when it is pressed, or by itself. */
  readonly focusNext?: (removed: HTMLElement) => void;
}

export function Button(props: ButtonProps) {
  const { variant = 'contained', size, busy = false, focusNext, onClick, ref, ...rest } = props;
  const leaving = useCallback(
    // React runs this cleanup before it removes the button, which would move the focus to the body.
    (button: HTMLButtonElement) => () => {
      if ((button.getRootNode() as Document | ShadowRoot).activeElement === button) focusNext?.(button);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- A later one is ignored: another ref would run the cleanup.
    [],
  );

  function press(event: MouseEvent<HTMLButtonElement>): void {
    const { currentTarget } = event;
    // Safari does not. The focus moves on with its row, or returns to it from a dialog. Enter in a field presses `submit`.
    if (currentTarget.type !== 'submit') currentTarget.focus({ preventScroll: true });
    focusNext?.(currentTarget);
    onClick?.(event);
  }

  return (
    <button
      type="button"
      className="button"
      part="button"
      data-variant={variant}
      data-size={size}
      aria-disabled={busy || undefined}
      ref={focusNext ? leaving : ref}
      onClick={busy ? undefined : press}
      onKeyDown={pressOnce}
      {...rest}
    />
  );
}

type PressProps = Pick<ButtonProps, 'name' | 'focusNext' | 'onClick'>;

export function RetryButton(props: PressProps) {
  return (
    <Button variant="outlined" size="small" {...props}>
      {texts.retry}
    </Button>
  );
}

export function CloseButton(props: PressProps) {
  return (
    <Button variant="ghost" className="icon-button" part="close" aria-label={texts.close} {...props}>
      <Icon name="close" />
    </Button>
  );
}

/** A key that is held down must press neither the same button again nor another one that gets the focus meanwhile. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
