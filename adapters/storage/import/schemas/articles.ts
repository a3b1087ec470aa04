import * as z from 'zod';
import { anyUrl, image, line, logos, movable, options, publication, record, videoFields } from './primitives.ts';

/** What articles and information articles have in common: hero, call to action, video, gallery, logos (PAGE-12, PAGE-13). */
export const articleFields = {
  ...movable,
  ...publication,
  heroDescription: line.optional(),
  ctaLabel: line.optional(),
  ctaUrl: anyUrl.optional(),
  descriptionTitle: line.optional(),
  ...videoFields,
  images: z.array(image).optional(),
  logo: logos.optional(),
};

/** An article of the agency (/{agency}-comunica/articoli). */
export const article = record({
  ...articleFields,
  categories: options,
  scope: line.optional(),
  inEvidence: z.boolean().optional(),
});
