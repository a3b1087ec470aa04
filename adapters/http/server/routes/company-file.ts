import * as z from 'zod/mini';
import type { CompanyFilePart } from '#core/company-file/company-file.ts';
import type { CompanyFileRepository, SheetOwners } from '#core/company-file/company-file-repository.ts';
import type { FileSummaries } from '#core/company-file/file-summaries.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { COMPANY_FILE_PARTS } from '#adapters/http/contract/company-file.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { HttpProblem } from '../problems/problem.ts';
import { privateCall, type Api } from './api.ts';
import { cuaaParams } from './params.ts';
import { privatePdf } from './private-pdf.ts';

const TAG = 'Fascicolo aziendale';
const sheetQuery = z.object({
  idScva: z
    .string('Manca l’identificativo della scheda.')
    .check(z.minLength(1, 'Manca l’identificativo della scheda.'), z.maxLength(100)),
});

/** Adds the six parts of a company file, its summary as a PDF, and the PDF of its validation sheet (API-14). */
export const addCompanyFile = (
  api: Api,
  files: CompanyFileRepository,
  owners: SheetOwners,
  summaries: FileSummaries,
  access: AccessControl,
): void => {
  const addPart = <Name extends CompanyFilePart>(name: Name): void => {
    const { path, schema, toWire } = COMPANY_FILE_PARTS[name];
    privateCall(api, {
      url: `${PATHS.companyFile}/${path}/:cuaa`,
      summary: `Fascicolo aziendale: ${path}`,
      tag: TAG,
      params: cuaaParams,
      answer: schema,
      refuses: [404],
      run: async ({ params: { cuaa }, reader, request }) => {
        await access.readFile(reader.user, cuaa, request);
        const part = await files.part(cuaa, name);
        if (part.ok) return toWire(part.value);
        throw new HttpProblem(part.failure === 'company-file.not-found' ? 404 : 403);
      },
    });
  };
  for (const name of Object.keys(COMPANY_FILE_PARTS) as CompanyFilePart[]) addPart(name);

  privatePdf(api, {
    url: `${PATHS.fileSummary}/:cuaa`,
    summary: 'PDF con il riepilogo del fascicolo aziendale',
    tag: TAG,
    what: 'Il riepilogo',
    from: 'params',
    asked: cuaaParams,
    // The name of a file stays on the reader's disk: it says nothing of whose it is.
    fileName: () => 'riepilogo-fascicolo.pdf',
    allow: async ({ cuaa }, { user }, request) => {
      await access.readFile(user, cuaa, request);
    },
    read: async ({ cuaa }) => {
      const summary = await summaries.summaryPdf(cuaa);
      if (!summary.ok) throw new HttpProblem(summary.failure === 'company-file.not-found' ? 404 : 403);
      return summary.value;
    },
  });

  privatePdf(api, {
    url: PATHS.sheetPdf,
    summary: 'PDF della scheda di validazione',
    tag: TAG,
    what: 'La scheda',
    from: 'query',
    asked: sheetQuery,
    fileName: () => 'scheda-di-validazione.pdf',
    allow: async ({ idScva }, { user }, request) => {
      // A sheet that does not exist is refused like one of somebody else.
      await access.readFile(user, await owners.companyOf(idScva), request);
    },
    read: async ({ idScva }) => {
      const sheet = await files.sheetPdf(idScva);
      if (!sheet.ok) throw new HttpProblem(sheet.failure === 'company-file.forbidden' ? 403 : 404);
      return sheet.value;
    },
  });
};
