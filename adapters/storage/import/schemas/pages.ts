import * as z from 'zod';
import { ADDED_PAGE_SECTIONS } from '#core/content/added-pages.ts';
import { slugOfPageName } from './page-names.ts';
import {
  cta,
  day,
  description,
  document,
  documents,
  friendlyUrl,
  image,
  line,
  links,
  movable,
  phone,
  record,
  richText,
} from './primitives.ts';

const member = record({ role: line, name: line, document: document.optional() });

/** A page of its own: director, board of auditors, privacy, legal notes, app…; with a section, one that the editors add (RED-04). */
export const page = record({
  ...movable,
  slug: friendlyUrl,
  section: z.enum(ADDED_PAGE_SECTIONS).optional(),
  footer: z.boolean().optional(),
  title: line,
  description,
  body: richText.optional(),
  lastUpdate: day,
  image: image.optional(),
  contentArea: record({
    title: line.optional(),
    description: richText,
    image: image.optional(),
    email: z.email().optional(),
    phoneNumber: phone.optional(),
  }).optional(),
  membersArea: record({ areaTitle: line, memberList: z.array(member).min(1) }).optional(),
  sections: z.array(record({ title: line, description: richText, image: image.optional() })).optional(),
  cta: cta.optional(),
  documents: documents.optional(),
  links: links.optional(),
})
  .refine(({ slug, section }) => section !== undefined || slugOfPageName(slug) !== undefined, {
    path: ['slug'],
    error:
      'nessuna pagina del portale ha questo nome: per farne una pagina nuova, dire sotto quale pagina sta (section)',
  })
  .refine(({ section, footer }) => section !== undefined || footer !== true, {
    path: ['footer'],
    error: 'si sceglie soltanto per una pagina nuova: dire sotto quale pagina sta (section)',
  });
