import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import { PARTS_OF_THE_DESK, type PartOfTheDesk } from '#core/company-file/parts.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { CompanyState, CompanyStates } from './company-states.ts';
import type { Application, CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { heldByAll, toDoList } from './to-do.ts';

/** All of a company from which it is known what is to be done. */
export interface CompanyRecords {
  readonly cuaa: string;
  /** Parts that the company does not have are absent. */
  readonly file: Partial<Pick<CompanyFileParts, PartOfTheDesk>>;
  readonly applications: readonly Application[];
  readonly debts: readonly Debt[];
  readonly payments: readonly CompanyPayment[];
}

/** Reads that of many companies at once. Who may read which company has been decided before. */
export interface CompanyRecordsRepository {
  /** In the order in which they are asked for; one that does not exist has nothing. */
  recordsOf(cuaas: readonly string[]): Promise<readonly CompanyRecords[]>;
}
export const CompanyRecordsRepository = portKey<CompanyRecordsRepository>('CompanyRecordsRepository');

/** How a company stands; undefined where parts of its file are missing and nothing else says that something is to be done (SES-30). */
export const companyStateOf = (
  { cuaa, file, applications, debts, payments }: CompanyRecords,
  today: IsoDate,
): CompanyState | undefined => {
  const list = toDoList({ today, file, applications, debts, payments });
  const isWhole = PARTS_OF_THE_DESK.every((part) => file[part] !== undefined);
  if (list.length === 0 && !isWhole) return undefined;
  const held = heldByAll(list, payments, today);
  const days = list.flatMap(({ urgency, day }) => (urgency === 'dated' && day !== undefined ? [day] : []));
  return {
    cuaa,
    toDos: list.length,
    late: list.filter(({ urgency }) => urgency === 'late').length,
    nextTerm: days.toSorted()[0],
    stoppedCents: held.isPartial ? undefined : held.stoppedCents,
  };
};

/** The states where the records are: what the desk would say, for all companies at once (SES-30). */
export const makeCompanyStates = (records: CompanyRecordsRepository, clock: Clock): CompanyStates => ({
  statesOf: async (companies) => {
    const today = dayInRome(clock.now());
    const open = companies.filter(({ mandateClosed }) => !mandateClosed).map(({ cuaa }) => cuaa);
    return (await records.recordsOf(open)).flatMap((one) => companyStateOf(one, today) ?? []);
  },
});
