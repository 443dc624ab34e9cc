import { formatNumber } from './format.ts';

/** What a removal has taken away. The page adds a period, the status a colon. */
export const removalTexts = {
  item: (name: string) => ({ name, text: `„${name}“ wurde entfernt` }),
  ticket: (name: string, count: number) => ({
    name,
    text:
      count === 1
        ? `Ein Ticket für „${name}“ wurde entfernt`
        : `${formatNumber(count)} Tickets für „${name}“ wurden entfernt`,
  }),
  /** The snackbar says where it is now. */
  moved: (name: string) => ({ name, text: `„${name}“ ist nicht mehr im Warenkorb` }),
  voucher: (id: string) => ({ name: `Gutschein ${id}`, text: `Gutschein ${id} wurde entfernt` }),
  coupon: (label: string) => ({ name: `Rabattcode ${label}`, text: `Rabattcode ${label} wurde entfernt` }),
} as const;
