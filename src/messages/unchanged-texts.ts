import { say } from './say.ts';

/** What holds while a change is not confirmed, each the start of a sentence. */
export const unchangedTexts = {
  value: (value: string | number) => say`Es bleibt bei ${value}`,
  adjusted: (value: string | number) => say`Jetzt gilt: ${value}`,
  item: 'Der Artikel bleibt im Warenkorb',
  order: 'Deine Bestellung bleibt, wie sie ist',
  untilSaved: ', bis deine Änderung gespeichert ist.',
} as const;
