import type { GalleryGroup, GalleryState } from '../gallery-state.ts';
import { cartStates } from './cart-states.ts';
import { changeStates } from './change-states.ts';
import { dialogStates } from './dialog-states.ts';

/** States that together show every color of the theme in docs/theming.md. */
export const darkStates: GalleryGroup = {
  id: 'dark',
  title: 'Dunkel',
  ownPages: true,
  states: [
    dark(cartStates, 'full', 'dark-theme'),
    dark(changeStates, 'multiple-changes'),
    dark(dialogStates, 'designs'),
    dark(dialogStates, 'coupon-refused'),
  ],
};

function dark({ states }: GalleryGroup, id: string, name = `dark-${id}`): GalleryState {
  const state = states.find((entry) => entry.id === id);
  if (!state) throw new Error(`There is no state "${id}"`);
  return { ...state, id: name, tenant: 'JS_DE', dark: true };
}
