import * as z from './zod.ts';

/** Product ids, newest first (rulings, 4). */
export const wishlistSchema = z.array(z.string());
