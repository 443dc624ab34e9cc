/**
 * Every state of the gallery looks as in its picture, and axe finds nothing in it. `npm run pictures` draws the pictures
 * anew after a wanted change; look at each that git then shows as changed.
 */
import { test } from '@playwright/test';
import { galleryGroups } from '../../demo/host/gallery/all-states.ts';
import type { GalleryState } from '../../demo/host/gallery/gallery-state.ts';
import { GalleryPage } from '../support/gallery-page.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };
const brands = [
  { brand: 'first', short: 'js', tenant: 'JS_DE' },
  { brand: 'second', short: 'md', tenant: 'MD_DE' },
] as const;
type Short = (typeof brands)[number]['short'];

/** States in which brand and width have the most to do with each other. */
const everywhere = ['full', 'vouchers-redemption', 'designs'];

/**
 * In these, axe looks at both widths; in the others at one, since it takes most of the time: empty, busy, each kind of
 * banner, the dialogs, after a removal. Other banners differ from these by their words alone, and are seen in one brand,
 * on a phone.
 */
const atBothWidths = [
  ...everywhere,
  ...['empty', 'row-long-loading', 'initial-error-0', 'price-increased', 'price-decreased', 'synced', 'load-failed'],
  ...['services', 'friends-rule', 'coupon-refused', 'coupon-guest', 'snackbar-voucher', 'after-removal', 'crashed'],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { title, states } of galleryGroups) {
  for (const { brand, short, tenant } of brands) {
    test(`${title}: each state looks as before in the ${brand} brand, and axe finds nothing`, async ({ page }) => {
      test.setTimeout(10_000 * states.length);
      const gallery = new GalleryPage(page);
      for (const state of states) {
        if (!isSeenIn(state, short)) continue;
        for (const size of sizesOf(state, short)) {
          await gallery.open(state, state.tenant ?? tenant, size);
          if (short === 'js' || !isSeenIn(state, 'js') || atBothWidths.includes(state.id)) {
            await gallery.expectNoFaults(state);
          }
          const whole = size === phone && state.tall === true;
          await gallery.expectLook(state, `${state.id}-${short}-${size.width}.png`, whole);
        }
      }
    });
  }
}

function isSeenIn(state: GalleryState, short: Short): boolean {
  if (state.tenant) return state.tenant.toLowerCase().startsWith(short);
  return state.part !== 'notice' || atBothWidths.includes(state.id) || short === (hasEvenName(state) ? 'md' : 'js');
}

/** The widths at which a brand shows a state, such that each state is seen at both by one brand or the other. */
function sizesOf(state: GalleryState, short: Short): readonly (typeof phone)[] {
  if (everywhere.includes(state.id)) return [phone, desk];
  return hasEvenName(state) === (short === 'js') ? [desk] : [phone];
}

/** Spreads the states evenly; by the name rather than the place, so that a new state changes nothing for the others. */
function hasEvenName({ id }: GalleryState): boolean {
  return id.length % 2 === 0;
}
