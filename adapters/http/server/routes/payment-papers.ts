import type { FastifyRequest } from 'fastify';
import type { PaymentPapers, StatementRepository } from '#core/procedures/payment-papers.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { statementFileName } from '#core/procedures/statement-documents.ts';
import type { Role } from '#core/session/user.ts';
import { paymentPaperCalls, statement } from '#adapters/http/contract/payment-details.ts';
import { described } from '../description/described-calls.ts';
import { companyWords } from '../description/parameters.ts';
import type { Reader } from '../protection/authentication.ts';
import type { Api } from './api.ts';
import { serve, serveFile } from './serve.ts';

const callsOf = (role: Role, prefix: string) =>
  described(paymentPaperCalls[role], {
    tag: 'Pratiche',
    schemas: { EstrattoPagamenti: statement },
    parameters: {
      ...companyWords,
      year: {
        description: 'Anno di accredito.',
        example: '2026',
        schema: { type: 'string', pattern: String.raw`^[12]\d{3}$` },
      },
      entry: { description: 'Identificativo della pratica, come sta negli elenchi.', example: 'P-0001' },
    },
    calls: {
      statement: { name: `${prefix}PaymentsStatement`, summary: 'Estratto dei pagamenti di un anno' },
      statementPdf: {
        name: `${prefix}PaymentsStatementPdf`,
        summary: 'PDF con l’estratto dei pagamenti di un anno',
        file: 'L’estratto',
      },
      letterPdf: { name: `${prefix}PaymentLetter`, summary: 'PDF con la lettera di un pagamento', file: 'La lettera' },
    },
  });

const CALLS = { farmer: callsOf('farmer', 'getMy'), caa: callsOf('caa', 'getProducer') };

/** Adds the statement of a year and the papers of payments, for the farmer and for the assistance centre (PAGA-03, PAGA-05). */
export const addPaymentPapers = (api: Api, statements: StatementRepository, papers: PaymentPapers): void => {
  for (const role of ['farmer', 'caa'] as const) {
    const { statement: statementOf, statementPdf, letterPdf } = CALLS[role];
    const scopeOf = (cuaa: string): ProcedureScope => ({ cuaa, as: role });
    const allow = ({ cuaa }: { readonly cuaa: string }, { user }: Reader, request: FastifyRequest) =>
      api.access.actFor(user, cuaa, request, role);
    serve(api, statementOf, async (asked, reader, request) => {
      await allow(asked, reader, request);
      return statements.statement(scopeOf(asked.cuaa), asked.year);
    });
    serveFile(api, statementPdf, {
      fileName: ({ year }) => statementFileName(year, 'pdf'),
      allow,
      read: ({ cuaa, year }) => papers.statementPdf(scopeOf(cuaa), year),
    });
    serveFile(api, letterPdf, {
      fileName: () => 'lettera-di-pagamento.pdf',
      allow,
      read: ({ cuaa, entry }) => papers.letterPdf(scopeOf(cuaa), entry),
    });
  }
};
