import * as z from 'zod';
import {
  day,
  description,
  documents,
  externalUrl,
  line,
  links,
  movable,
  order,
  record,
  richText,
} from './primitives.ts';

const path = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/u, 'deve essere un percorso come organizzazione/articolazione-degli-uffici');

/** A page of the transparent administration (/amministrazione-trasparente/{path}). */
export const transparencyPage = record({
  ...movable,
  path,
  parent: path.optional(),
  order,
  title: line,
  description: description.optional(),
  body: richText,
  lastUpdate: day,
  /** Where what the page is about still stands on the former site: the menu leads there (NAV-09). */
  legacyUrl: externalUrl.optional(),
  documents: documents.optional(),
  links: links.optional(),
});
