import * as z from 'zod/mini';
import { get } from './calls.ts';
import { bytes } from './codecs.ts';

/** Documents of contents that only the reserved area has, by type of content and name (PAGE-37). */
export const reservedFileCalls = {
  document: get('/private/media/documenti/:type/:file', {
    params: {
      type: z.string().check(z.regex(/^[a-z-]{1,40}$/u, 'Deve essere un tipo di contenuto.')),
      file: z.string().check(z.regex(/^[a-z0-9-]{1,120}\.pdf$/u, 'Deve essere il nome di un PDF.')),
    },
    file: 'application/pdf',
    answers: bytes,
    mayMiss: true,
  }),
} as const;
