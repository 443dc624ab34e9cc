import * as z from './zod.ts';
import { orNull, textOrBlank } from './lenient.ts';

export const pictureSchema = z.object({
  alt: textOrBlank(),
  src: z.string(),
  srcset: textOrBlank(),
  sizes: textOrBlank(),
  width: orNull(z.number()),
  height: orNull(z.number()),
});
