/** Shows markup with one of the elements running, below its code. */
export function showLiveExamples(md) {
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const { info, content } = tokens[index];
    const shown = fence(tokens, index, options, env, self);
    if (!/^html\b/.test(info) || !/<(?:cart|wishlist)-\w+[ >]/.test(content) || isRepeated(tokens, index)) return shown;
    return `${shown}<ClientOnly><LiveExample code="${md.utils.escapeHtml(content)}" /></ClientOnly>`;
  };
}

/** One example of an element is enough on each page. */
function isRepeated(tokens, index) {
  const tagsOf = ({ type, info, content }) =>
    type === 'fence' && info.startsWith('html') ? (content.match(/<(?:cart|wishlist)-\w+/g) ?? []) : [];
  const before = new Set(tokens.slice(0, index).flatMap(tagsOf));
  return tagsOf(tokens[index]).every((tag) => before.has(tag));
}
