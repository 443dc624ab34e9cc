/** Prevents focusing in a state from scrolling the surrounding gallery. */
export function stayInFrame(): void {
  if (window.parent === window) return;
  const { focus } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  HTMLElement.prototype.focus = function (options) {
    focus.value?.call(this, { ...options, preventScroll: true });
  };
}
