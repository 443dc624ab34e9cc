/** What takes the focus in a state scrolls its own page, but not the gallery that it stands in. */
export function stayInFrame(): void {
  if (window.parent === window) return;
  const { focus } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  HTMLElement.prototype.focus = function (options) {
    focus.value?.call(this, { ...options, preventScroll: true });
  };
}
