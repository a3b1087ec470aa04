import { formatDay, formatDayInWordsAfterIl } from '#core/formatting/date.ts';
import { formatCents } from '#core/formatting/signed-euro.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { letterFileName, LETTER_UNAVAILABLE_SENTENCE } from '#core/procedures/payment-letter.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { holdWords } from '#core/open-items/words/amounts.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { Notice } from '#ui/components/status.tsx';
import { PAYMENT_COPY as COPY } from '#ui/copy/payment.ts';
import { PROCEDURES_COPY } from '#ui/copy/procedures.ts';
import { DocumentButton } from '#ui/pages/company-file/document-button.tsx';
import { Explained } from '#ui/pages/explained.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import type { DocumentWords } from '#ui/pages/company-file/use-document.ts';
import { useAction } from '#ui/state/injection.tsx';
import { useToday } from '#ui/state/today.tsx';
import { toDosPath } from './held-line.tsx';
import { FetchPaymentLetter } from '#core/procedures/fetch-documents.ts';

const LETTER_WORDS: DocumentWords = {
  button: COPY.letter,
  format: COPY.letterFormat,
  asked: COPY.openingLetter,
  opened: COPY.letterOpened,
  saved: COPY.letterSaved,
  failed: LETTER_UNAVAILABLE_SENTENCE,
};

/** When and on which account; of what is refused or suspended neither is known, and neither is said. */
const When = ({ paidOn, expectedBy, state, accountEnd }: CompanyPayment) => {
  if (state === 'rejected') return <strong>{COPY.refused}</strong>;
  if (state === 'suspended') return <>{COPY.suspended}</>;
  const day = paidOn ?? expectedBy;
  if (day === undefined) return <>{COPY.noDay}.</>;
  const words = formatDayInWordsAfterIl(day);
  return (
    <>
      <time className="fw-semibold" dateTime={day}>
        {paidOn === undefined ? COPY.expected(words) : COPY.credited(words)}
      </time>
      {accountEnd === undefined ? null : COPY.toAccount(accountEnd)}.
    </>
  );
};

/** What is said first: the sum, the day, the account; what is still to come; what stops it (PAGA-01). */
export const PaymentHead = ({
  payment,
  scope,
  context: { table },
}: {
  readonly payment: CompanyPayment;
  readonly scope: ProcedureScope;
  readonly context: Pick<PageContext, 'table'>;
}) => {
  const fetchLetter = useAction(FetchPaymentLetter);
  const today = useToday();
  const { detail, amountCents, state } = payment;
  const isPaid = state === 'paid';
  const isComing = state === 'authorised' || state === 'in-review';
  const standing = holdWords(payment, today);
  const { rest, accountEnd, reason } = detail ?? {};
  return (
    <div className={classes('pt-paysum', isComing && 'coming', !isPaid && !isComing && 'none')}>
      {/* One cause: what the payments list as one says why by itself. */}
      {reason === undefined || (payment.stoppedBy ?? []).length > 0 ? null : <p className="reason">{reason}</p>}
      <div className="main">
        <p className="pt-sum mb-0 pt-num">{formatCents(amountCents)}</p>
        <p className="when">
          <When {...payment} {...(accountEnd === undefined ? {} : { accountEnd })} />
        </p>
        {state === 'rejected' ? <p className="mb-0">{PROCEDURES_COPY.object}</p> : null}
        {rest === undefined || state === 'rejected' ? null : (
          <p className="pt-soft mb-0">
            <Explained
              text={COPY.rest(
                formatCents(rest.amountCents),
                rest.expectedBy === undefined ? undefined : formatDay(rest.expectedBy),
              )}
            />
          </p>
        )}
      </div>
      {detail?.hasLetter === true && isPaid ? (
        <div className="acts">
          <DocumentButton
            look="filled"
            words={LETTER_WORDS}
            nameOn={() => letterFileName(payment.paidOn ?? today)}
            fetchDocument={() => fetchLetter(scope, payment.id)}
          />
        </div>
      ) : null}
      {standing === undefined || standing.kind === 'unknown' ? null : (
        <div className="stands">
          <Notice
            tone={standing.kind === 'stopped' ? 'bad' : standing.kind === 'at-risk' ? 'warn' : 'ok'}
            title={<Explained text={standing.sentence} />}
          >
            {standing.remedy === undefined ? null : <p>{standing.remedy}</p>}
            {standing.kind === 'free' || scope.as === 'caa' ? null : (
              <p className="mt-2">
                <LinkButton look="filled" to={toDosPath(table)}>
                  {PROCEDURES_COPY.whatToDo}
                </LinkButton>
              </p>
            )}
          </Notice>
        </div>
      )}
    </div>
  );
};
