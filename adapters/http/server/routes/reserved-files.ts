import type { ReservedFiles } from '#core/content/reserved-files.ts';
import { reservedFileCalls } from '#adapters/http/contract/reserved-files.ts';
import { described } from '../description/described-calls.ts';
import type { Api } from './api.ts';
import { serveFile } from './serve.ts';

const calls = described(reservedFileCalls, {
  tag: 'Contenuti',
  parameters: {
    type: { description: 'Tipo di contenuto.', example: 'forms' },
    file: { description: 'Nome del documento.', example: 'modulo.pdf' },
  },
  calls: {
    document: {
      name: 'getReservedDocument',
      summary: 'Documento di un contenuto dell’area riservata',
      file: 'Il documento',
    },
  },
});

/** Adds the documents of contents that are only for the reserved area (PAGE-37), for people with a role in it (ROUTE-20). */
export const addReservedFiles = (api: Api, files: ReservedFiles): void =>
  serveFile(api, calls.document, {
    fileName: ({ file }) => file,
    allow: (_asked, { user }) => api.access.readReserved(user, 'anyRole'),
    read: ({ type, file }) => files.bytes(`documenti/${type}/${file}`),
  });
