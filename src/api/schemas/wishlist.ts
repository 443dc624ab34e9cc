import './configure-zod.ts';
import * as z from 'zod/mini';

/** Product ids, newest first (rulings, 4). */
export const wishlistSchema = z.array(z.string());
