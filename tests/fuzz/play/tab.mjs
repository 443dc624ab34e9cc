/**
 * A cart on the screen: the one of a tab, or one of two on a page.
 * @param index index of the cart in the page.
 */
export function createTab(name, page, index) {
  const { isAway, open, hasProgram, reload, leave, comeBack } = page;
  const cart = `window.carts?.[${index}]`;
  let lastError = '';

  return {
    name,
    page,
    isAway,
    open,
    hasProgram,
    reload,
    leave,
    comeBack,
    /** Whether its page shows a customer. */
    loggedIn: false,
    /**
     * Performs a step in the page; see `pageStep`. Resolves to null if the page does not allow it, and to undefined
     * if the page was left.
     */
    use: (inPage, step, leavesDialog = true) =>
      page.begin(`${cart}?.use?.(${inPage}, ${JSON.stringify(step)}, ${leavesDialog}) ?? null`).catch((error) => {
        lastError = error.message;
        rethrowMistake(error);
      }),
    isCounted: () => page.read(`${cart}?.isCounted?.() ?? false`).catch(() => false),
    look: () =>
      page.read(`${cart}?.look() ?? null`).catch((error) => {
        lastError = error.message;
        return null;
      }),
    /** Why the cart could not be read, or a step failed, the last time. For the report. */
    lastError: () => lastError,
    shownErrors: () => page.read(`[...(${cart}?.shownAlerts ?? [])]`).catch(() => []),
    requests: () => page.read(`${cart}?.requests() ?? []`).catch(() => []),
    hasScripts: () => page.read(`'carts' in window`).catch(() => true),
    leaveDialog: () => page.evaluate(`${cart}?.leaveDialog()`).catch(() => undefined),
  };
}

/** A name that the actions of the page do not have. Every other error means that the page was left. */
function rethrowMistake(error) {
  if (/is not a function/.test(error.message)) throw error;
}
