import { formatDay } from '#core/formatting/date.ts';
import { formatCents } from '#core/formatting/signed-euro.ts';
import { shownBreakdown } from './payment-breakdown.ts';
import { lineSentences, namedParts, paymentLine } from './payment-words.ts';
import { requestLine } from './application-words.ts';
import type { Application, CompanyPayment, Debt } from './procedure.ts';
import type { Company } from '#core/session/user.ts';

/** What a question about a payment or a debt begins with, before the person writes. */
export interface PreparedQuestion {
  readonly subject: string;
  readonly message: string;
  /** The "ambito" of the office that can answer, where the service names one. */
  readonly scope: string | undefined;
}

/** The form a question goes to: how long its fields may be, in characters as code points, and the company it is about. */
export interface QuestionForm {
  readonly subject: number;
  readonly message: number;
  readonly company: Pick<Company, 'registeredName' | 'cuaa'>;
}

/** Room that is left for the person's own words. */
const OWN_WORDS = 800;
const CUT = '(Il resto non ci sta: si legge nella pagina del pagamento.)';

/** "Non mi torna": a question with the very lines of the payment, cut at the limits of the form with a word about it (PAGA-03). */
export const questionAboutPayment = ({ detail, ...payment }: CompanyPayment, form: QuestionForm): PreparedQuestion => {
  const shown = shownBreakdown(payment, detail ?? {});
  const lines =
    shown.kind === 'adds-up'
      ? namedParts(shown.breakdown, payment, undefined).flatMap(({ title, totalTitle, part }) => [
          '',
          title,
          ...part.lines.map(
            (line) =>
              `- ${line.label}: ${formatCents(line.amountCents)}. ${lineSentences(line, shown.breakdown).join(' ')}`,
          ),
          `${totalTitle}: ${formatCents(part.totalCents)}`,
        ])
      : [];
  const day = payment.paidOn ?? payment.expectedBy;
  return {
    subject: within(
      `Non mi torna un pagamento${day === undefined ? '' : ` (${formatDay(day)})`}: ${payment.description}`,
      form.subject,
    ),
    message: composed([`Pagamento: ${paymentLine(payment)}.`, ...lines], form),
    scope: detail?.assistanceScope,
  };
};

/** A question about a debt, with its data written in. */
export const questionAboutDebt = ({ detail, ...debt }: Debt, form: QuestionForm): PreparedQuestion => ({
  subject: within(`Non sono d’accordo su un debito: ${debt.description}`, form.subject),
  message: composed(
    [
      `Debito${detail?.number === undefined ? '' : ` ${detail.number}`}: ${debt.description}.`,
      `Somma iniziale ${formatCents(debt.amountCents)}, restano ${formatCents(debt.remainingCents)}.`,
    ],
    form,
  ),
  scope: detail?.assistanceScope,
});

/** A question about an application, with its number and what was asked for it. */
export const questionAboutApplication = (
  { number, title, detail }: Application,
  form: QuestionForm,
): PreparedQuestion => ({
  subject: within(`Non mi è chiara la domanda ${number}: ${title}`, form.subject),
  message: composed(
    [
      `Domanda ${number}: ${title}.`,
      ...(detail?.requests ?? []).map((request) => `- ${request.what}: ${requestLine(request)}.`),
    ],
    form,
  ),
  scope: undefined,
});

// Helpers

const within = (text: string, limit: number): string => {
  const points = [...text];
  return points.length <= limit
    ? text
    : `${points
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
};

const lengthOf = (text: string): number => [...text].length;

/** The person's words come first, then the lines: whole ones, as many as there is room for. */
const composed = (lines: readonly string[], { company, message }: QuestionForm): string => {
  // A person who has several companies may have chosen another one by the time the office reads it.
  const head = `Buongiorno,\n\nche cosa non mi torna: \n\nAzienda: ${company.registeredName}, CUAA ${company.cuaa}.\n`;
  const room = Math.max(0, message - OWN_WORDS - lengthOf(head));
  const whole = lines.join('\n');
  if (lengthOf(whole) <= room) return `${head}${whole}`;
  let kept = '';
  for (const line of lines) {
    const next = kept === '' ? line : `${kept}\n${line}`;
    if (lengthOf(`${next}\n${CUT}`) > room) break;
    kept = next;
  }
  return `${head}${kept === '' ? '' : `${kept}\n`}${CUT}`;
};
