import type { PaymentPapers, StatementRepository } from '#core/procedures/payment-papers.ts';
import { paymentPaperCalls } from '#adapters/http/contract/payment-details.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** Statements and papers of a company's payments over the service. */
export const httpPaymentPapers = (http: Http): StatementRepository & PaymentPapers => {
  const calls = { farmer: callsOf(http, paymentPaperCalls.farmer), caa: callsOf(http, paymentPaperCalls.caa) };
  return {
    statement: ({ cuaa, as }, year) => calls[as].statement({ cuaa, year }),
    statementPdf: ({ cuaa, as }, year) => calls[as].statementPdf({ cuaa, year }),
    letterPdf: ({ cuaa, as }, entry) => calls[as].letterPdf({ cuaa, entry }),
  };
};
