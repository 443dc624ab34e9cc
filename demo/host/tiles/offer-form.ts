import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Cart } from 'cart-fragment-contract';
import type { Offer } from '../backend/control.ts';
import { addToCart } from '../shop/add-to-cart.ts';

type SubmitState = 'idle' | 'adding' | 'added' | { readonly failed: string };

interface Choice {
  readonly submitState: SubmitState;
  readonly appointmentId: string;
}

const choices = new Map<string, Choice>();
const untouched: Choice = { submitState: 'idle', appointmentId: '' };

/** Whether offers were shown as added that a cart does not contain: they were removed, or it is that of another shop. */
export function forgetRemoved({ items }: Cart): boolean {
  const gone = [...choices].filter(
    ([id, { submitState }]) => submitState === 'added' && !items.some(({ product }) => product.id === id),
  );
  for (const [id, choice] of gone) choices.set(id, { ...choice, submitState: 'idle' });
  return gone.length > 0;
}

/**
 * Renders the form that adds an offer to the cart, with a choice of appointment for tickets.
 * @param selectedDate `YYYY-MM-DD`: preselects the appointment of that day.
 */
export function offerForm(offer: Offer, draw: () => void, selectedDate = ''): TemplateResult {
  const { id, title } = offer.product;
  const { submitState, appointmentId } = choices.get(id) ?? {
    ...untouched,
    appointmentId: offer.appointments.find(({ date }) => dayOf(date) === selectedDate)?.appointmentId ?? '',
  };
  const set = (choice: Partial<Choice>) => {
    choices.set(id, { submitState, appointmentId, ...choice });
    draw();
  };

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submitState === 'adding') return;
    set({ submitState: 'adding' });
    try {
      await addToCart(offer, appointmentId || null);
      set({ submitState: 'added' });
    } catch (error) {
      set({ submitState: { failed: error instanceof Error ? error.message : String(error) } });
    }
  };

  return html`<form class="offer-form" @submit=${add}>
    ${
      offer.appointments.length > 0
        ? html`<select
            required
            aria-label="Termin, ${title}"
            .value=${live(appointmentId)}
            @change=${(event: Event) => set({ submitState: 'idle', appointmentId: (event.target as HTMLSelectElement).value })}
          >
            <option value="">Termin wählen</option>
            ${offer.appointments.map(
              ({ appointmentId: value, date, location }) =>
                html`<option value=${value} ?selected=${value === appointmentId}>
                  ${momentText(date)}, ${location}
                </option>`,
            )}
          </select>`
        : nothing
    }
    <button class="btn-primary" aria-disabled=${submitState === 'adding'} aria-label="${title} in den Warenkorb">
      ${submitState === 'adding' ? 'Einen Moment …' : submitState === 'added' ? '✓ Liegt im Warenkorb' : 'In den Warenkorb'}
    </button>
    <p class="offer-status" role="status">
      ${typeof submitState === 'object' ? submitState.failed : nothing}
      ${submitState === 'added' ? html`<span class="visually-hidden">${title} liegt jetzt im Warenkorb.</span>` : nothing}
    </p>
  </form>`;
}

const momentFormat = new Intl.DateTimeFormat('de', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function momentText(date: string): string {
  return `${momentFormat.format(new Date(date))} Uhr`;
}

// The Swedish locale formats dates as YYYY-MM-DD.
const dayFormat = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

function dayOf(date: string): string {
  return dayFormat.format(new Date(date));
}
