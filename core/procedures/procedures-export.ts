import { csvDay, csvEuro, csvText } from '#core/formatting/csv.ts';
import type { CompanyPayment, Debt, Application } from './procedure.ts';
import { debtStates, paymentStates, applicationStates } from './state-words.ts';
import type { Procedures } from './read-procedures.ts';

const paymentRow = (it: CompanyPayment): readonly string[] => [
  'Pagamento',
  it.description,
  it.scheme ?? '',
  String(it.campaign ?? ''),
  paymentStates.to(it.state),
  csvEuro(it.amountCents),
  csvDay(it.paidOn ?? it.expectedBy),
];

const applicationRow = (it: Application): readonly string[] => [
  'Domanda',
  `Pratica ${it.number}`,
  it.title,
  String(it.campaign ?? ''),
  applicationStates.to(it.state),
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
export const proceduresCsv = ({ payments, applications, debts }: Procedures): string =>
  csvText([
    ['Tipo', 'Descrizione', 'Intervento', 'Campagna', 'Stato', 'Importo (euro)', 'Data'],
    ...payments.map(paymentRow),
    ...applications.map(applicationRow),
    ...debts.map(debtRow),
  ]);
