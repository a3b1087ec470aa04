import { csvDay, csvEuro, csvText } from '#core/formatting/csv.ts';
import type { CompanyPayment, Debt, Question } from './procedure.ts';
import { debtStates, paymentStates, questionStates } from './state-words.ts';
import type { Procedures } from './use-cases.ts';

const paymentRow = (it: CompanyPayment): readonly string[] => [
  'Pagamento',
  it.description,
  it.scheme ?? '',
  String(it.campaign ?? ''),
  paymentStates.to(it.state),
  csvEuro(it.amountCents),
  csvDay(it.paidOn ?? it.expectedBy),
];

const questionRow = (it: Question): readonly string[] => [
  'Domanda',
  `Pratica ${it.number}`,
  it.title,
  String(it.campaign ?? ''),
  questionStates.to(it.state),
  csvEuro(it.requestedCents),
  csvDay(it.submittedOn),
];

const debtRow = (it: Debt): readonly string[] => [
  'Debito',
  it.description,
  '',
  '',
  debtStates.to(it.state),
  csvEuro(it.remainingCents),
  csvDay(it.dueOn),
];

/** What the page of a company's procedures shows, as a file for a spreadsheet. */
export const proceduresCsv = ({ payments, questions, debts }: Procedures): string =>
  csvText([
    ['Tipo', 'Descrizione', 'Intervento', 'Campagna', 'Stato', 'Importo (euro)', 'Data'],
    ...payments.map(paymentRow),
    ...questions.map(questionRow),
    ...debts.map(debtRow),
  ]);
