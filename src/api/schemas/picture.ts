import './configure-zod.ts';
import * as z from 'zod/mini';
import { orNull, textOrBlank } from './lenient.ts';

export const pictureSchema = z.object({
  alt: textOrBlank(),
  src: z.string(),
  srcset: textOrBlank(),
  sizes: textOrBlank(),
  width: orNull(z.number()),
  height: orNull(z.number()),
});
