import * as z from 'zod';
import {
  anyUrl,
  day,
  description,
  documents,
  friendlyUrl,
  image,
  line,
  links,
  logos,
  movable,
  record,
  richText,
  videoFields,
} from './primitives.ts';

const section = record({
  title: line,
  description: richText,
  image: image.optional(),
  ...videoFields,
});
const accordion = record({ title: line, description: richText, links: links.optional() });

/** A project (/{agency}-comunica/{friendlyUrl}). */
export const project = record({
  ...movable,
  friendlyUrl,
  title: line,
  description,
  publicationDate: day,
  lastUpdate: day.optional(),
  image: image.optional(),
  ctaLabel: line.optional(),
  ctaUrl: anyUrl.optional(),
  sections: z.array(section).min(1),
  accordions: z.array(accordion).optional(),
  documents: documents.optional(),
  links: links.optional(),
  logo: logos.optional(),
});
