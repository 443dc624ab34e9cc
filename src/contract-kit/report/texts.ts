import type { RuleSet, Text } from '../check.ts';

export type Language = keyof Text;

/** The texts of reports and questions. */
export const texts = {
  passed: { en: 'passed', de: 'erfüllt' },
  failed: { en: 'failed', de: 'verletzt' },
  expected: { en: 'expected', de: 'erwartet' },
  observed: { en: 'observed', de: 'beobachtet' },
  repeat: { en: 'Repeat it with', de: 'So lässt es sich wiederholen' },
  title: { en: 'Contract of the cart', de: 'Vertrag des Warenkorbs' },
} as const satisfies Readonly<Record<string, Text>>;

export const setTitles: Readonly<Record<RuleSet, Text>> = {
  core: { en: 'Showing and changing a cart', de: 'Warenkorb zeigen und ändern' },
};
