import { scriptUrl } from '../shop/trusted-script-url.ts';

/** Milliseconds to wait for the worker before the page continues without it. */
const timeoutMs = 8000;

/**
 * Starts the service worker that answers the shop's calls. Resolves to false if there is none: the origin is not
 * secure, workers are blocked, or the worker does not start in time.
 */
export async function startWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const url = new URL('service-worker.js', document.baseURI);
  try {
    const registration = await navigator.serviceWorker.register(scriptUrl(url));
    await withPatience(untilControlled(registration, url));
    return true;
  } catch {
    return false;
  }
}

/** Waits for control by the worker. A page that bypassed it (shift + reload) asks to be claimed. */
async function untilControlled(registration: ServiceWorkerRegistration, url: URL): Promise<void> {
  const { serviceWorker } = navigator;
  const isControlled = () => serviceWorker.controller?.scriptURL === url.href;
  if (isControlled()) return;
  const controlled = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => {
      if (isControlled()) resolve();
    });
  });
  registration.active?.postMessage('claim');
  await controlled;
}

function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the service worker did not start')), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
