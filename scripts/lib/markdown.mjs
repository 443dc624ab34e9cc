export const withoutFences = (text) => text.replaceAll(/^```[^]*?^```/gm, '');

/** Returns the anchor of a heading as GitHub derives it: lower case, without punctuation, with hyphens for spaces. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');
