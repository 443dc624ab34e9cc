import { useRef, type InputEvent, type SyntheticEvent } from 'react';
import { formatLoyaltyInput } from '../../domain/loyalty-number.ts';
import { showsSpinner } from '../../domain/loading-state.ts';
import { loyaltyFaultTexts, loyaltyTexts } from '../../messages/loyalty-texts.ts';
import { loadingState } from '../../store/cart/cart-selectors.ts';
import { loyaltySlot } from '../../store/intents/slots.ts';
import { useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useLoyaltyEntry } from './use-loyalty-entry.ts';

/** With its method, submitting server markup before hydration does nothing. */
export function LoyaltyForm() {
  const entry = useLoyaltyEntry();
  const activity = useCart((state) => loadingState(state, loyaltySlot));
  const input = useRef<HTMLInputElement>(null);
  const resting = entry.locked && !entry.saving;

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    if (!entry.locked && !entry.submit(input.current?.value ?? '')) input.current?.focus();
  }

  function change(): void {
    entry.change();
    input.current?.focus();
  }

  return (
    <form className="loyalty-form" method="dialog" noValidate onSubmit={save}>
      <TextField
        ref={input}
        name="payback-number"
        label={loyaltyTexts.label}
        value={entry.text}
        readOnly={entry.locked}
        error={entry.fault && loyaltyFaultTexts[entry.fault]}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        onInput={(event) => entry.type(regrouped(event))}
        onBlur={(event) => entry.leave(event.currentTarget.value)}
        action={
          <Button
            variant={resting ? 'outlined' : 'contained'}
            name="save"
            aria-disabled={entry.saving || (!resting && !entry.valid) || undefined}
            onClick={resting ? change : save}
          >
            {showsSpinner(activity) && <span className="spinner" />}
            <span>{resting ? loyaltyTexts.change : loyaltyTexts.submit}</span>
          </Button>
        }
      />
    </form>
  );
}

/** Groups the typed digits. Here, because React would move the caret to the end. */
function regrouped({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): string {
  const forward = nativeEvent.inputType === 'deleteContentForward';
  const { text, caret } = formatLoyaltyInput(field.value, field.selectionStart ?? field.value.length, forward);
  field.value = text;
  field.setSelectionRange(caret, caret);
  return text;
}
