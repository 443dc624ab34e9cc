import { scriptUrl } from '../shop/trusted-script-url.ts';

/** How long the worker may take to come before the page does without. */
const patience = 8000;

/**
 * Lets the service worker answer the shop's calls. Answers false where there can be none: no secure origin,
 * workers blocked, or one that does not come.
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

/** A page that was reloaded past its worker (shift + reload) asks to be taken back. */
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
    const timer = setTimeout(() => reject(new Error('the service worker did not come')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
