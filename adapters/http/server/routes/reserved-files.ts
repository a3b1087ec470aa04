import * as z from 'zod/mini';
import type { ReservedFiles } from '#core/content/reserved-files.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { Api } from './api.ts';
import { privatePdf } from './private-pdf.ts';

const documentParams = z.object({
  type: z.string().check(z.regex(/^[a-z-]{1,40}$/u, 'Deve essere un tipo di contenuto.')),
  file: z.string().check(z.regex(/^[a-z0-9-]{1,120}\.pdf$/u, 'Deve essere il nome di un PDF.')),
});

/** Adds the documents of contents that are only for the reserved area (PAGE-37), for whoever has a role in it (ROUTE-20). */
export const addReservedFiles = (api: Api, files: ReservedFiles, access: AccessControl): void => {
  privatePdf(api, {
    url: `${PATHS.reservedDocuments}/:type/:file`,
    summary: 'Documento di un contenuto dell’area riservata',
    tag: 'Contenuti',
    what: 'Il documento',
    from: 'params',
    asked: documentParams,
    fileName: ({ file }) => file,
    allow: async (_asked, { user }) => {
      await access.readReserved(user, 'anyRole');
    },
    read: async ({ type, file }) => {
      const bytes = await files.bytes(`documenti/${type}/${file}`);
      if (bytes === undefined) throw new HttpProblem(404);
      return bytes;
    },
  });
};
