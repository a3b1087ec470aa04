import * as z from 'zod';
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

/** A page of its own: director, board of auditors, privacy, legal notes, app… */
export const page = record({
  ...movable,
  slug: friendlyUrl,
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
});
