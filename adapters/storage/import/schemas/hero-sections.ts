import * as z from 'zod';
import { cta, description, friendlyUrl, image, line, record } from './primitives.ts';

/** The head of a page (PAGE-36): one per slug and area. */
export const heroSection = record({
  slug: friendlyUrl,
  area: z.enum(['pubblica', 'riservata']).optional(),
  title: line,
  description,
  image: image.optional(),
  cta: cta.optional(),
  accessArea: record({ title: line, description, cta }).optional(),
});
