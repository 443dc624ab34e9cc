import { wishlistFailureTexts } from './wishlist-texts.ts';

/** What a full list has no room for at login. Apart from the other texts: the cart loads it only then. */
export const withoutRoomText = (count: number) =>
  `${wishlistFailureTexts.wishlistFull} ${count === 1 ? '1 Erlebnis wartet' : `${count} Erlebnisse warten`} noch auf einen Platz.`;
