import type { DeskAid } from '#core/desk/desk-aid.ts';
import type { Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Application, CompanyPayment } from '#core/procedures/procedure.ts';
import type { ToDo } from '#core/open-items/to-do.ts';

/** Something that happens on a day of the year. */
export interface YearEntry {
  readonly id: string;
  readonly day: IsoDate;
  readonly kind: 'paid' | 'awaited' | 'term' | 'missed' | 'control';
  readonly title: string;
  /** One or two words, where there is no room for the title. */
  readonly short: string;
  /** Of a payment. */
  readonly amountCents?: Cents;
}

/** A payment on the day of its money; none where it has no day, or is neither paid nor awaited. */
export const paymentEntry = ({
  id,
  state,
  paidOn,
  expectedBy,
  description,
  amountCents,
}: CompanyPayment): YearEntry[] => {
  const isPaid = state === 'paid';
  const day = isPaid ? paidOn : state === 'in-review' || state === 'authorised' ? expectedBy : undefined;
  return day === undefined
    ? []
    : [
        {
          id: `payment:${id}`,
          day,
          kind: isPaid ? 'paid' : 'awaited',
          title: description,
          short: isPaid ? 'pagato' : 'atteso',
          amountCents,
        },
      ];
};

const TARGET_WORDS: Readonly<Record<ToDo['target']['kind'], string>> = {
  application: 'domanda',
  debt: 'debito',
  payment: 'pagamento',
  'company-file': 'fascicolo',
};

/** What is to be done by a day. */
export const termEntry = ({ id, day, urgency, title, target }: ToDo): YearEntry[] =>
  day === undefined
    ? []
    : [{ id, day, kind: urgency === 'late' ? 'missed' : 'term', title, short: TARGET_WORDS[target.kind] }];

/** The controls of an application. */
export const controlEntries = ({ id, number, controls = [] }: Application): readonly YearEntry[] =>
  controls.map(({ on, what }, at) => ({
    id: `control:${id}:${at}`,
    day: on,
    kind: 'control',
    title: `${what}, domanda ${number}`,
    short: 'controllo',
  }));

/** The last days of aids, those of one day as one entry; what is past is nobody's term any more. */
export const aidEntries = (aids: readonly DeskAid[], today: IsoDate): readonly YearEntry[] => {
  const days = new Map<IsoDate, readonly string[]>();
  for (const { title, closesOn } of aids)
    if (closesOn !== undefined && closesOn >= today) days.set(closesOn, [...(days.get(closesOn) ?? []), title]);
  return [...days].map(([day, titles]) => ({
    id: `aids:${day}`,
    day,
    kind: 'term',
    title: `${titles.join(', ')}: ultimo giorno per chiedere`,
    short: titles.length === 1 ? 'aiuto' : `${titles.length} aiuti`,
  }));
};
