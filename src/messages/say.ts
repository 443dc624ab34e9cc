import { isolated } from '../domain/isolated.ts';

/** The tag of sentences around texts of the shop, which cannot change their direction. */
export function say(sentence: TemplateStringsArray, ...texts: readonly (string | number)[]): string {
  return String.raw({ raw: sentence }, ...texts.map((text) => isolated(String(text))));
}
