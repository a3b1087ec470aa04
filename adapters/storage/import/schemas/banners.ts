import * as z from 'zod';
import { cta, description, image, line, record } from './primitives.ts';

/** A banner of the public home or of the farmer's desk. */
export const banner = record({
  key: z.enum(['homepage', 'myagricat']),
  title: line,
  description,
  image: image.optional(),
  cta: cta.optional(),
});
