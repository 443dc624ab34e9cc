/** The process of the page may be gone, which causes no event. */
const longestAnswerMs = 5000;

/** A page by the developer tools protocol. Unlike one of Playwright, it can be used again after its process has crashed. */
export async function openCdpPage(browser, page, onError) {
  const context = page.context();
  const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo');
  const { targetId } = targetInfo;
  const root = await browser.newBrowserCDPSession();
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const answers = new Map();
  let lastId = 0;
  let onCrash = () => undefined;

  root.on('Target.receivedMessageFromTarget', ({ message, sessionId: from }) => {
    if (from !== sessionId) return;
    const { id, error, result, method, params } = JSON.parse(message);
    if (method === 'Runtime.exceptionThrown') onError(params.exceptionDetails);
    if (method === 'Inspector.targetCrashed') onCrash();
    const answer = answers.get(id);
    answers.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  });

  function send(method, params = {}) {
    const id = ++lastId;
    const answered = new Promise((resolve, reject) => {
      answers.set(id, { resolve, reject });
      setTimeout(() => reject(new Error('no answer')), longestAnswerMs).unref();
    });
    const message = JSON.stringify({ id, method, params });
    return Promise.all([answered, root.send('Target.sendMessageToTarget', { sessionId, message })]).then(
      ([result]) => result,
    );
  }

  /** What waits for the process of the page never gets an answer. */
  function giveUp() {
    for (const { reject } of answers.values()) reject(new Error('the page is gone'));
    answers.clear();
  }

  await Promise.all([send('Runtime.enable'), send('Inspector.enable')]);
  return {
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    goto: (url) => send('Page.navigate', { url }),
    reload: () => send('Page.reload'),
    async goBack() {
      const { currentIndex, entries } = await send('Page.getNavigationHistory');
      await send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1].id });
    },
    async crash() {
      // The `crash` event of Playwright may be missing the second time.
      const crashed = new Promise((resolve) => (onCrash = resolve));
      send('Page.crash').catch(() => undefined);
      await crashed;
      giveUp();
    },
    giveUp,
    async close() {
      await root.send('Target.closeTarget', { targetId }).catch(() => undefined);
      giveUp();
      await root.detach().catch(() => undefined);
    },
  };
}
