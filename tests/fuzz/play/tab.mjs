/**
 * One cart that the shopper has before them: that of a tab, or one of two on a page.
 * @param index which of the page's carts.
 */
export function createTab(name, page, index) {
  const { isAway, open, hasProgram, reload, leave, comeBack } = page;
  const cart = `window.carts?.[${index}]`;
  let unseen = '';

  return {
    name,
    page,
    isAway,
    open,
    hasProgram,
    reload,
    leave,
    comeBack,
    /** Does a step in the page, see `pageStep`; null where the page can't, undefined where it goes away meanwhile. */
    use: (inPage, step, leavesDialog = true) =>
      page.evaluate(`${cart}?.use(${inPage}, ${JSON.stringify(step)}, ${leavesDialog}) ?? null`).catch(() => undefined),
    isCounted: () => page.evaluate(`${cart}?.isCounted?.() ?? false`).catch(() => false),
    look: () =>
      page.evaluate(`${cart}?.look() ?? null`).catch((error) => {
        unseen = error.message;
        return null;
      }),
    /** Why it could not be looked at, for the report. */
    whyUnseen: () => unseen,
    errorsTold: () => page.evaluate(`[...(${cart}?.told ?? [])]`).catch(() => []),
    requests: () => page.evaluate(`${cart}?.requests() ?? []`).catch(() => []),
    isOnItsWay: () => page.evaluate(`'carts' in window`).catch(() => true),
    leaveDialog: () => page.evaluate(`${cart}?.leaveDialog()`).catch(() => undefined),
  };
}
