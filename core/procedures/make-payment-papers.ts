import type { PdfRenderer } from '#core/formatting/pdf.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { type DocumentOrigin, paymentLetter } from './payment-letter.ts';
import type { PaymentPapers, StatementRepository } from './payment-papers.ts';
import { statementAddsUp } from './payment-statement.ts';
import type { ProcedureRepository } from './procedure-repository.ts';
import { statementDocument } from './statement-documents.ts';

/** Makes the papers where the payments are; there is a letter only for what was paid, and no statement that does not add up. */
export const makePaymentPapers = (
  procedures: Pick<ProcedureRepository, 'payment'>,
  statements: StatementRepository,
  renderer: PdfRenderer,
  clock: Clock,
  { names, demonstration }: Pick<PortalSettings, 'names' | 'demonstration'>,
): PaymentPapers => {
  const origin = (): DocumentOrigin => ({ madeAt: clock.now(), agencyName: names.agencyName, demonstration });
  return {
    letterPdf: async (scope, id) => {
      const payment = await procedures.payment(scope, id);
      if (!payment.ok) return payment;
      const { detail, state } = payment.value;
      if (state !== 'paid' || detail?.hasLetter !== true) return fail('procedures.not-found');
      return succeed(await renderer.renderPdf(paymentLetter(payment.value, detail, origin())));
    },
    statementPdf: async (scope, year) => {
      const statement = await statements.statement(scope, year);
      if (!statement.ok) return statement;
      if (!statementAddsUp(statement.value)) return fail('procedures.not-found');
      return succeed(await renderer.renderPdf(statementDocument(statement.value, origin())));
    },
  };
};
