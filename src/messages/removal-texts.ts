import { formatNumber } from './format.ts';
import { say } from './say.ts';

/** What a removal has taken away. The page adds a period, the status a colon. */
export const removalTexts = {
  item: (name: string) => ({ name, text: say`„${name}“ wurde entfernt` }),
  ticket: (name: string, count: number) => ({
    name,
    text:
      count === 1
        ? say`Ein Ticket für „${name}“ wurde entfernt`
        : say`${formatNumber(count)} Tickets für „${name}“ wurden entfernt`,
  }),
  /** The snackbar says where it is now. */
  moved: (name: string) => ({ name, text: say`„${name}“ ist nicht mehr im Warenkorb` }),
  voucher: (id: string) => ({ name: say`Gutschein ${id}`, text: say`Gutschein ${id} wurde entfernt` }),
  coupon: (label: string) => ({ name: say`Rabattcode ${label}`, text: say`Rabattcode ${label} wurde entfernt` }),
} as const;
