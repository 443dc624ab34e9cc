/** Classic script: reports requests, code that loads, and messages to other pages to the driver. */
{
  const { simulation, fetch: realFetch } = window;
  const [, , run] = location.pathname.split('/');
  const calls = [];
  const unsent = new Set();
  let isHidden = false;

  const { sessionStorage } = window;
  const write = Storage.prototype.setItem.bind(sessionStorage);
  /** The next page of the tab reports which requests were open. */
  const writeOpen = () => write(`fuzz_left_${run}`, JSON.stringify([...simulation.open.keys()]));
  for (const id of JSON.parse(sessionStorage[`fuzz_left_${run}`] ?? '[]')) simulation.report('left', id);
  writeOpen();

  async function send(call, input, init) {
    const { id } = call;
    simulation.open.set(id, call);
    simulation.report('sent', id);
    if (isHidden) writeOpen();
    const end = () => {
      call.heard = simulation.now();
      simulation.open.delete(id);
      // Aborted, or lost by the browser.
      if (!simulation.answered.includes(id)) simulation.report('ended', id);
    };
    try {
      const headers = { ...init.headers, 'x-run-call': id };
      // The cache of the browser would hold a request back while another one for the same address is open.
      const response = await realFetch(input, { cache: 'no-store', ...init, headers });
      call.status = response.status;
      response.clone().arrayBuffer().then(end, end);
      return response;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Sends a request at the end of the task, unless it is aborted before. */
  window.fetch = (input, init = {}) => {
    const call = {
      id: `${simulation.visit}-${String(calls.length).padStart(4, '0')}`,
      path: String(input),
      sent: simulation.now(),
    };
    calls.push(call);
    return new Promise((resolve, reject) => {
      call.send = () => {
        if (!unsent.delete(call)) return;
        if (init.signal?.aborted) reject(init.signal.reason);
        else send(call, input, init).then(resolve, reject);
      };
      unsent.add(call);
      if (isHidden) call.send();
      else simulation.queue(call.send);
    });
  };

  addEventListener('pagehide', () => {
    isHidden = true;
    for (const call of unsent) call.send();
    writeOpen();
  });
  addEventListener('pageshow', () => (isHidden = false));

  /** The calls to a shop. Only the page knows when it received an answer. */
  window.requests = () => calls.filter(({ path }) => /\/api\/(cart|reserve)/.test(path));

  const delays = document.currentScript.dataset.delays?.split(',').map(Number);
  let imports = 0;
  const delayed = (load) => {
    const begin = simulation.now() + delays[imports++ % delays.length];
    return new Promise((resolve) => simulation.schedule(begin, () => resolve(simulation.during(load()))));
  };
  /** The served code calls it to import other code. */
  window.importing = (load) => (delays ? delayed(load) : simulation.during(load()));

  const loaded = (script) =>
    new Promise((resolve) => ['load', 'error'].forEach((name) => script.addEventListener(name, resolve)));
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.nodeName === 'SCRIPT' && node.src) simulation.during(loaded(node));
    }).observe(document, { childList: true, subtree: true }),
  );

  const { close } = HTMLDialogElement.prototype;
  const ignoreOthers = (event) => event.isTrusted && event.stopImmediatePropagation();
  /** The browser would fire the event with its next frame, which takes real time. */
  HTMLDialogElement.prototype.close = function (...value) {
    if (this.open) simulation.queue(() => this.dispatchEvent(new Event('close')));
    this.addEventListener('close', ignoreOthers, true);
    close.apply(this, value);
  };

  const channels = new Set();
  const deliver = (message, sender) => {
    for (const channel of channels)
      if (channel !== sender && channel.name === message.name) simulation.queue(() => channel.hear(message.data));
  };
  /** Delivers a message of another page. */
  simulation.deliver = (message) => deliver(message);
  /** Messages to other pages are delivered by the driver. */
  window.BroadcastChannel = class extends EventTarget {
    onmessage = null;
    constructor(name) {
      super();
      this.name = name;
      channels.add(this);
    }
    /** The one shop has several addresses and brands here. Messages that name none concern every cart. */
    postMessage({ baseUrl: _address, tenant: _brand, ...data }) {
      const message = { name: this.name, data };
      simulation.report('messages', message);
      deliver(message, this);
    }
    hear(data) {
      if (!channels.has(this)) return;
      const event = new MessageEvent('message', { data });
      this.onmessage?.(event);
      this.dispatchEvent(event);
    }
    close() {
      channels.delete(this);
    }
  };
}
