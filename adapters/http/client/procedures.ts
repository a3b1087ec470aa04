import type { ApplicationDocuments } from '#core/procedures/application-documents.ts';
import type { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { procedureCalls } from '#adapters/http/contract/procedures.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** Procedures of a company over the service. */
export const httpProcedures = (http: Http): ProcedureRepository & ApplicationDocuments => {
  const calls = { farmer: callsOf(http, procedureCalls.farmer), caa: callsOf(http, procedureCalls.caa) };
  return {
    payments: ({ cuaa, as }) => calls[as].payments({ cuaa }),
    applications: ({ cuaa, as }) => calls[as].applications({ cuaa }),
    debts: ({ cuaa, as }) => calls[as].debts({ cuaa }),
    payment: ({ cuaa, as }, entry) => calls[as].payment({ cuaa, entry }),
    application: ({ cuaa, as }, entry) => calls[as].application({ cuaa, entry }),
    debt: ({ cuaa, as }, entry) => calls[as].debt({ cuaa, entry }),
    documentPdf: ({ cuaa, as }, entry, document) => calls[as].document({ cuaa, entry, document }),
  };
};
