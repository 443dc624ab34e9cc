/**
 * Compares each state of the gallery with its screenshot and checks it with axe. After an intended change, update the
 * screenshots with `npm run pictures` and look at each one that git shows as modified.
 */
import { test } from '@playwright/test';
import { galleryGroups } from '../../demo/host/gallery/all-states.ts';
import type { GalleryState } from '../../demo/host/gallery/gallery-state.ts';
import { GalleryPage } from '../support/gallery-page.ts';
import { slowDownPages } from '../support/slow-cpu.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };
const brands = [
  { brand: 'first', short: 'js', tenant: 'JS_DE' },
  { brand: 'second', short: 'md', tenant: 'MD_DE' },
] as const;
type Short = (typeof brands)[number]['short'];

/** States tested in every combination of brand and width. */
const everywhere = ['full', 'vouchers-redemption', 'designs', 'wishlist'];

/**
 * axe checks these states at both widths: empty, busy, each kind of banner, the dialogs, after a removal. It checks the
 * others at one width, because it takes most of the time. Other banners differ only in their texts, so they are tested
 * in one brand on a phone.
 */
const atBothWidths = [
  ...everywhere,
  ...['empty', 'row-long-loading', 'initial-error-0', 'price-increased', 'price-decreased', 'synced', 'load-failed'],
  ...['services', 'friends-rule', 'coupon-refused', 'coupon-guest', 'voucher-removed', 'after-removal', 'crashed'],
];

/** The groups that share a page. `the rest` are those that no other part names. */
const ids = {
  'whole carts': ['carts', 'tenants', 'wishlist', 'dark'],
  'rows and dialogs': ['rows', 'dialogs'],
  'parts of a cart': ['shipping', 'discount', 'vouchers', 'loyalty', 'proceed', 'changes'],
};
const named = Object.values(ids).flat();
const parts = [
  ...Object.entries(ids).map(([part, of]) => [part, galleryGroups.filter(({ id }) => of.includes(id))] as const),
  ['the rest', galleryGroups.filter(({ id }) => !named.includes(id))] as const,
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ context }) => slowDownPages(context));

for (const [part, groups] of parts) {
  for (const { brand, short, tenant } of brands) {
    test(`${part}: each state matches its screenshot in the ${brand} brand, and axe finds no violation`, async ({
      page,
    }) => {
      test.setTimeout(test.info().timeout * groups.flatMap(({ states }) => states).length);
      const gallery = new GalleryPage(page);
      for (const { title, states, ownPages } of groups) {
        await test.step(title, async () => {
          for (const state of states) {
            if (!isSeenIn(state, short)) continue;
            for (const size of sizesOf(state, short)) {
              await gallery.open({ ...state, ...(ownPages && { ownPage: true }) }, state.tenant ?? tenant, size);
              if (short === 'js' || !isSeenIn(state, 'js') || atBothWidths.includes(state.id)) {
                await gallery.expectNoFaults(state);
              }
              const whole = size === phone && state.tall === true;
              await gallery.expectLook(state, `${state.id}-${short}-${size.width}.png`, whole);
            }
          }
        });
      }
    });
  }
}

function isSeenIn(state: GalleryState, short: Short): boolean {
  if (state.tenant) return state.tenant.toLowerCase().startsWith(short);
  return state.part !== 'notice' || atBothWidths.includes(state.id) || short === (hasEvenName(state) ? 'md' : 'js');
}

/** Returns the widths at which a brand shows a state. Together, the brands show each state at both widths. */
function sizesOf(state: GalleryState, short: Short): readonly (typeof phone)[] {
  if (everywhere.includes(state.id)) return [phone, desk];
  return hasEvenName(state) === (short === 'js') ? [desk] : [phone];
}

/** Distributes the states evenly, by name rather than position, so that a new state does not affect the others. */
function hasEvenName({ id }: GalleryState): boolean {
  return id.length % 2 === 0;
}
