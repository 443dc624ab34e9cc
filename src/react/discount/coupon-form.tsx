import { useRef, type SubmitEvent } from 'react';
import { checkCouponCode, readCouponCode } from '../../domain/coupon-code.ts';
import { couponFaultTexts, couponTexts } from '../../messages/coupon-texts.ts';
import { texts } from '../../messages/texts.ts';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useCheckedText } from '../controls/use-checked-text.ts';

interface CouponFormProps {
  readonly waiting: boolean;
  readonly slow: boolean;
  /** Called with a valid, normalized code. */
  readonly onSubmit: (code: string) => void;
}

export function CouponForm({ waiting, slow, onSubmit }: CouponFormProps) {
  const code = useCheckedText(checkCouponCode);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (waiting) return;
    const { value = '' } = input.current ?? {};
    if (code.reveal(value) === null) onSubmit(readCouponCode(value));
    else input.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        ref={input}
        data-first-focus
        name="coupon"
        label={couponTexts.label}
        error={code.fault && couponFaultTexts[code.fault]}
        helper={slow ? texts.longLoading : null}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        onInput={(event) => code.type(event.currentTarget.value)}
        onBlur={(event) => code.reveal(event.currentTarget.value)}
        action={
          <Button type="submit" busy={waiting}>
            {waiting && <span className="spinner" />}
            <span>{couponTexts.submit}</span>
          </Button>
        }
      />
    </form>
  );
}
