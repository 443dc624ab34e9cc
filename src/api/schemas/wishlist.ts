import * as z from './zod.ts';

/** Product ids, newest first. */
export const wishlistSchema = z.array(z.string());
