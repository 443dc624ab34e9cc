import { say } from './say.ts';
import { wishlistFailureTexts } from './wishlist-texts.ts';

/** For products that do not fit at login. A module of its own, because the cart loads it only then. */
export const withoutRoomText = (count: number) =>
  say`${wishlistFailureTexts.wishlistFull} ${count === 1 ? '1 Erlebnis wartet' : `${count} Erlebnisse warten`} noch auf einen Platz.`;
