import * as z from './zod.ts';
import { numberOrNull, orElse, textOrBlank, urlText } from './lenient.ts';

export const pictureSchema = z.object({
  alt: textOrBlank,
  src: urlText('web'),
  srcset: orElse(urlText('srcset'), ''),
  sizes: textOrBlank,
  width: numberOrNull,
  height: numberOrNull,
});
