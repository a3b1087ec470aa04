import type { FastifyRequest } from 'fastify';
import type { ApplicationDocuments } from '#core/procedures/application-documents.ts';
import type { ProcedureRepository, ProcedureScope } from '#core/procedures/procedure-repository.ts';
import type { Role } from '#core/session/user.ts';
import { application, debt, payment, paymentStop, procedureCalls } from '#adapters/http/contract/procedures.ts';
import { described } from '../description/described-calls.ts';
import { companyWords } from '../description/parameters.ts';
import type { Reader } from '../protection/authentication.ts';
import type { Api } from './api.ts';
import { serve, serveFile } from './serve.ts';

const callsOf = (role: Role, prefix: string) =>
  described(procedureCalls[role], {
    tag: 'Pratiche',
    schemas: { Pagamento: payment, CausaDiFermo: paymentStop, Domanda: application, Debito: debt },
    parameters: {
      ...companyWords,
      entry: { description: 'Identificativo della pratica, come sta negli elenchi.', example: 'D-0009' },
      document: { description: 'Identificativo del documento, come sta nella domanda.', example: 'richiesta' },
    },
    calls: {
      payments: { name: `${prefix}Payments`, summary: 'Pagamenti di un’azienda' },
      applications: { name: `${prefix}Questions`, summary: 'Domande di un’azienda' },
      debts: { name: `${prefix}Debts`, summary: 'Debiti di un’azienda' },
      payment: { name: `${prefix}Payment`, summary: 'Un pagamento di un’azienda' },
      application: { name: `${prefix}Question`, summary: 'Una domanda di un’azienda' },
      debt: { name: `${prefix}Debt`, summary: 'Un debito di un’azienda' },
      document: {
        name: `${prefix}QuestionDocument`,
        summary: 'PDF con un documento di una domanda',
        file: 'Il documento',
      },
    },
  });

const CALLS = { farmer: callsOf('farmer', 'getMy'), caa: callsOf('caa', 'getProducer') };

/** Adds payments, applications with their documents, and debts of a company, for the farmer and for the assistance centre (§7.2). */
export const addProcedures = (api: Api, procedures: ProcedureRepository, documents: ApplicationDocuments): void => {
  for (const role of ['farmer', 'caa'] as const) {
    const scopeOf = async (cuaa: string, { user }: Reader, request: FastifyRequest): Promise<ProcedureScope> => {
      await api.access.actFor(user, cuaa, request, role);
      return { cuaa, as: role };
    };
    const {
      payments,
      applications,
      debts,
      payment: onePayment,
      application: oneApplication,
      debt: oneDebt,
      document,
    } = CALLS[role];
    serve(api, payments, async ({ cuaa }, reader, request) =>
      procedures.payments(await scopeOf(cuaa, reader, request)),
    );
    serve(api, applications, async ({ cuaa }, reader, request) =>
      procedures.applications(await scopeOf(cuaa, reader, request)),
    );
    serve(api, debts, async ({ cuaa }, reader, request) => procedures.debts(await scopeOf(cuaa, reader, request)));
    serve(api, onePayment, async ({ cuaa, entry }, reader, request) =>
      procedures.payment(await scopeOf(cuaa, reader, request), entry),
    );
    serve(api, oneApplication, async ({ cuaa, entry }, reader, request) =>
      procedures.application(await scopeOf(cuaa, reader, request), entry),
    );
    serve(api, oneDebt, async ({ cuaa, entry }, reader, request) =>
      procedures.debt(await scopeOf(cuaa, reader, request), entry),
    );
    serveFile(api, document, {
      // The name of a file stays on the reader's disk: it says nothing of whose it is.
      fileName: () => 'documento-della-domanda.pdf',
      allow: ({ cuaa }, reader, request) => scopeOf(cuaa, reader, request),
      read: ({ cuaa, entry, document: wanted }) => documents.documentPdf({ cuaa, as: role }, entry, wanted),
    });
  }
};
