import type { CompanyPayment, Debt, Application } from '#core/procedures/procedure.ts';
import { day } from './day.ts';

export { day };

/** A payment that was made. */
export const aPayment = (rest: Partial<CompanyPayment> = {}): CompanyPayment => ({
  id: 'pagamento-1',
  description: 'Anticipo domanda unica',
  campaign: 2026,
  amountCents: 1_234_50,
  state: 'paid',
  ...rest,
});

/** An application under examination. */
export const anApplication = (rest: Partial<Application> = {}): Application => ({
  id: 'domanda-1',
  number: '260012345',
  title: 'Domanda unica 2026',
  campaign: 2026,
  submittedOn: day('2026-05-12'),
  requestedCents: 12_018_00,
  state: 'in-review',
  ...rest,
});

/** A debt on which everything is still owed. */
export const aDebt = (rest: Partial<Debt> = {}): Debt => ({
  id: 'debito-1',
  description: 'Recupero premio accoppiato 2023',
  amountCents: 500_00,
  remainingCents: 500_00,
  openedOn: day('2026-01-15'),
  dueOn: day('2026-12-31'),
  state: 'open',
  ...rest,
});
