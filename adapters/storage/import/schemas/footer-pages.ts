import * as z from 'zod';
import { anyUrl, externalUrl, line, record } from './primitives.ts';

const leaf = { title: line, url: anyUrl.optional(), legacyUrl: externalUrl.optional() };

/** Pages named in the footer, or in the site map (NAV-07, NAV-22). */
export const footerPages = record({
  key: z.enum(['footer', 'mappa-sito']),
  items: z
    .array(record({ ...leaf, items: z.array(record({ ...leaf, items: z.array(record(leaf)).optional() })).optional() }))
    .min(1),
});
