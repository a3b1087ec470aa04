import type { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import type { FileSummaries } from '#core/company-file/file-summaries.ts';
import { companyFileCalls, companyFilePdfCalls } from '#adapters/http/contract/company-file.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** Company files over the service. */
export const httpCompanyFiles = (http: Http): CompanyFileRepository & FileSummaries => {
  const parts = callsOf(http, companyFileCalls);
  const pdfs = callsOf(http, companyFilePdfCalls);
  return {
    // The types of the parts were checked where they are declared: here one stands for all.
    part: (cuaa, name) => parts[name as 'header']({ cuaa }) as never,
    summaryPdf: (cuaa) => pdfs.summary({ cuaa }),
    sheetPdf: (idScva) => pdfs.sheet({ idScva }),
  };
};
