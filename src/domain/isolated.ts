/** Strong right-to-left characters, and Unicode's controls of direction except isolates. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** An isolated text, and other starts and ends of isolates, which would isolate too much or nothing. */
const isolates = /([\u2066-\u2068][^\u2066-\u2069]*\u2069)|[\u2066-\u2069]/g;

/** For the middle of a sentence. Usual texts, and sentences in which turning texts are isolated, are unchanged. */
export function isolated(text: string): string {
  const closed = text.replaceAll(isolates, '$1');
  return turning.test(text.replaceAll(isolates, '')) ? `\u2068${closed}\u2069` : closed;
}
