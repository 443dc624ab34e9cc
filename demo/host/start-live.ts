/**
 * The frame of the documentation's examples. It tells the page around it `{ live: 'ready' }`, and shows the settings of
 * the answer `{ show }`. Settings that follow may change only `css` and `theme`. The size and the contrasts of the cart are reported.
 */
import { separateCookies } from './gallery/separate-cookies.ts';
import { separateStorage } from './gallery/separate-storage.ts';
import { separateTabs } from './gallery/separate-tabs.ts';
import { stayInFrame } from './gallery/stay-in-frame.ts';
import { contrasts } from './live/contrast.ts';
import { plainSettings, type LiveSettings } from './live/live-settings.ts';
import { openLiveShop } from './live/open-live-shop.ts';
import { runMarkup } from './live/run-markup.ts';

const style = document.head.appendChild(document.createElement('style'));
let isOpen = false;

function tell(message: object): void {
  window.parent.postMessage(message, location.origin);
}

function report(): void {
  tell({ live: 'shown', height: document.querySelector('main')!.scrollHeight, contrasts: contrasts() });
}

async function show(given: Partial<LiveSettings> & Pick<LiveSettings, 'html'>): Promise<void> {
  const settings = { ...plainSettings, ...given };
  style.textContent = settings.css;
  document.documentElement.dataset['theme'] = settings.theme;
  if (isOpen) {
    document.querySelector('cart-fragment')?.setAttribute('data-theme', settings.theme);
  } else {
    isOpen = true;
    await openLiveShop(settings);
    await runMarkup(settings);
    new ResizeObserver(report).observe(document.querySelector('main')!);
  }
  requestAnimationFrame(report);
}

separateTabs();
separateCookies();
separateStorage('sessionStorage');
separateStorage('localStorage');
stayInFrame();
addEventListener('message', ({ source, origin, data }: MessageEvent<{ show?: LiveSettings } | null>) => {
  if (source === window.parent && origin === location.origin && data?.show) void show(data.show);
});
// A page that is left takes the frame along; the examples stay.
addEventListener('cartProceed', (event) => event.preventDefault());
addEventListener('cartEmptied', (event) => event.preventDefault());
tell({ live: 'ready' });
