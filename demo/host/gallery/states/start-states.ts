import type { GalleryGroup } from '../gallery-state.ts';
import { breakNumbers } from '../break-numbers.ts';
import { goOffline } from '../go-offline.ts';

const screen = '[part~="error-screen"]';

export const startStates: GalleryGroup = {
  id: 'start',
  title: 'Start und Absturz',
  ownPages: true,
  states: [
    {
      id: 'loading',
      title: 'Wird geladen',
      tall: true,
      before: (shop) => shop.fail('api/cart', { kind: 'stall' }),
      reach: (shopper) => shopper.sees('[part~="skeleton"]'),
    },
    {
      id: 'loading-long',
      title: 'Laden dauert lange',
      timersEnd: 3000,
      before: (shop) => shop.fail('api/cart', { kind: 'stall' }),
      reach: (shopper) => shopper.seesText('Das dauert gerade etwas länger …'),
    },
    {
      id: 'load-failed',
      title: 'Nicht ladbar',
      before: (shop) => shop.fail('api/cart', { kind: 'html', status: 503 }),
      reach: (shopper) => shopper.seesText('Wir konnten deinen Warenkorb nicht laden.'),
    },
    {
      id: 'load-disconnected',
      title: 'Nicht erreichbar',
      before: (shop) => shop.fail('api/cart', { kind: 'drop-before' }),
      reach: (shopper) => shopper.seesText('Wir konnten deinen Warenkorb nicht laden.'),
    },
    {
      id: 'load-offline',
      title: 'Offline geöffnet',
      before: () => goOffline(),
      reach: (shopper) => shopper.seesText('Wir konnten deinen Warenkorb nicht laden.'),
    },
    {
      id: 'gone',
      title: 'Warenkorb gibt es nicht mehr',
      before: (shop) => shop.fail('api/cart', { kind: 'status', status: 410 }),
      reach: (shopper) => shopper.sees('[part~="notice"]'),
    },
    {
      id: 'start-error',
      title: 'Ohne Daten',
      withoutData: true,
      reach: (shopper) => shopper.sees(screen),
    },
    {
      id: 'crashed',
      title: 'Abgestürzt',
      // axe formats smaller numbers.
      before: () => breakNumbers((amount) => amount > 300),
      reach: (shopper) => shopper.sees(screen),
    },
    {
      id: 'crashed-reporting',
      title: 'Abgestürzt, Fehler wird gemeldet',
      // Reports to this page's own server, which ignores them, so that nothing is sent elsewhere.
      sentry: ({ protocol, host }) => ({ enabled: true, dsn: `${protocol}//gallery@${host}/1` }),
      // axe formats smaller numbers.
      before: () => breakNumbers((amount) => amount > 300),
      reach: (shopper) => shopper.seesText('Fehler melden'),
    },
  ],
};
