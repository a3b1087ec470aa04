import type { FastifyRequest } from 'fastify';
import type { PaymentPapers, StatementRepository } from '#core/procedures/payment-papers.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { statementFileName } from '#core/procedures/statement-documents.ts';
import type { Role } from '#core/session/user.ts';
import { paymentPaperCalls, statement } from '#adapters/http/contract/payment-details.ts';
import { described } from '../description/described-calls.ts';
import type { FieldWords } from '../description/described-fields.ts';
import { companyWords } from '../description/parameters.ts';
import type { Reader } from '../protection/authentication.ts';
import type { Api } from './api.ts';
import { serve, serveFile } from './serve.ts';

const fields: FieldWords = {
  'EstrattoPagamenti.name': 'Denominazione dell’azienda.',
  year: 'L’anno degli accrediti.',
  until: 'Fino a quale giorno l’estratto è completo, anno-mese-giorno.',
  closed: 'Se l’anno è finito.',
  rows: 'Gli accrediti, dal più vecchio.',
  'EstrattoPagamenti.credited': 'Quanto è stato accreditato in tutto, in euro.',
  book: 'Lordo, riduzioni e trattenute.',
  funds: 'Le somme per fondo.',
  'EstrattoPagamenti.withheld': 'Le somme trattenute per debiti.',
  awaited: 'Quanto è ancora atteso, in euro.',
  toBeCalculated: 'Quanto è ancora da calcolare, in euro.',
  corrections: 'Che cosa è stato corretto dopo la fine dell’anno, dal più vecchio.',
  'corrections.description': 'Di quale pagamento si tratta.',
  on: 'Giorno della correzione, anno-mese-giorno.',
  'corrections.creditedOn': 'Giorno dell’accredito di prima, anno-mese-giorno.',
  before: 'Quanto era prima, in euro; zero se non c’era.',
  now: 'Quanto è ora nell’estratto dell’anno, in euro; zero se non c’è più.',
  years: 'Gli anni che hanno un estratto, dal più recente.',
  paymentId: 'Identificativo del pagamento.',
  creditedOn: 'Giorno dell’accredito, anno-mese-giorno.',
  'rows.description': 'Che cosa è stato pagato.',
  scheme: 'L’aiuto.',
  fund: 'Il fondo che paga.',
  percent: 'Quale parte dell’aiuto è, in percentuale.',
  'rows.credited': 'Quanto è stato accreditato, in euro.',
  gross: 'Lordo, in euro.',
  reductions: 'Riduzioni, in euro: zero o meno.',
  'book.withheld': 'Trattenute per debiti, in euro: zero o meno.',
  debtId: 'Identificativo del debito.',
  label: 'Che cosa è stato trattenuto, in parole.',
};

const callsOf = (role: Role, prefix: string) =>
  described(paymentPaperCalls[role], {
    tag: 'Pratiche',
    schemas: { EstrattoPagamenti: statement },
    fields,
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
