import { companyFileTabs } from '#core/company-file/tabs.ts';
import { formatDayInWords, formatNearDayAfter } from '#core/formatting/date.ts';
import { daysLeft, type DaysLeft } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Application, CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { heldBy } from './amounts.ts';
import type { ToDo } from './to-do.ts';
import { type MessageSubject, type MessageTarget, wayTo } from '#core/notifications/message-subject.ts';

interface Named {
  readonly label: string;
  readonly target: MessageTarget;
}

/** What a message wants, as far as it still wants something: all of it comes from the record, nothing from the message's words. */
export interface MessageNeeds {
  /** What it is about, and where that is read; not empty. */
  readonly about: readonly Named[];
  /** "Entro il": the day, and how many days are left. */
  readonly due: ({ readonly day: IsoDate; readonly inWords: string } & DaysLeft) | undefined;
  /** "Che cosa serve". */
  readonly needed: string | undefined;
  /** What it stops, or puts at risk: the sum, and of which payments. */
  readonly held:
    | {
        readonly label: 'Che cosa ferma' | 'Che cosa mette a rischio';
        readonly sum: string;
        readonly detail: string;
      }
    | undefined;
  /** The one button; undefined for a message that asks for nothing. */
  readonly action: { readonly label: string; readonly target: MessageTarget } | undefined;
}

/** The records of the company among which a message's own is found. */
export interface MessageSources {
  readonly today: IsoDate;
  readonly toDos: readonly ToDo[];
  readonly payments: readonly CompanyPayment[];
  readonly applications: readonly Application[];
  readonly debts: readonly Debt[];
}

/** What a message wants of whoever reads it; undefined where its subject is not named, or those records are not there. */
export const messageNeedsOf = (
  subjects: readonly MessageSubject[] | undefined = [],
  sources: MessageSources,
): MessageNeeds | undefined => {
  const about = subjects.flatMap((subject) => namedOf(subject, sources) ?? []);
  if (about.length === 0) return undefined;
  const [open] = subjects.flatMap((subject) => {
    const toDo = sources.toDos.find((one) => concerns(one, subject));
    return toDo === undefined ? [] : [{ subject, toDo }];
  });
  if (open === undefined) return { about, due: undefined, needed: undefined, held: undefined, action: undefined };
  const { subject, toDo } = open;
  const { day, title, action, target } = toDo;
  return {
    about,
    due: day === undefined ? undefined : { day, inWords: formatDayInWords(day), ...daysLeft(day, sources.today, 'm') },
    needed: requestOf(subject, sources) ?? title,
    held: amountWordsOf(toDo, sources),
    action: { label: action, target },
  };
};

/** The term of a matter in one line of a list: "Entro il 4 dicembre, mancano 9 giorni", "Scaduto il 17 ottobre, da 39 giorni". */
export const dueLine = ({ due }: MessageNeeds, today: IsoDate): string | undefined => {
  if (due === undefined) return undefined;
  const day = formatNearDayAfter('il', due.day, today);
  return due.urgency === 'past'
    ? `Scaduto ${day}, ${due.words.replace(/^Scadut[oa] /u, '')}`
    : `Entro ${day}, ${due.words.toLocaleLowerCase('it-IT')}`;
};

// Helpers

const isAbout = (toDo: ToDo, { kind, id }: MessageSubject): boolean =>
  (kind === 'application' || kind === 'debt') && toDo.target.kind === kind && toDo.target.id === id;

const concerns = (toDo: ToDo, subject: MessageSubject): boolean =>
  isAbout(toDo, subject) ||
  toDo.causes.some(
    ({ kind, thing: record }) =>
      kind === subject.kind && (record === undefined || subject.id === undefined || record === subject.id),
  );

const requestOf = ({ kind, id: wanted }: MessageSubject, { applications }: MessageSources): string | undefined =>
  kind === 'application' ? applications.find(({ id }) => id === wanted)?.request?.what : undefined;

/** What the record is called; undefined where the company has none such. */
const nameOf = (
  { kind, id: wanted }: MessageSubject,
  target: MessageTarget,
  { payments, applications, debts }: MessageSources,
): string | undefined => {
  switch (kind) {
    case 'payment':
      return payments.find(({ id }) => id === wanted)?.description;
    case 'debt':
      return debts.find(({ id }) => id === wanted)?.description;
    case 'application': {
      const application = applications.find(({ id }) => id === wanted);
      return application === undefined ? undefined : `Domanda ${application.number}, ${application.title}`;
    }
    case 'statement':
      return `Estratto dei pagamenti ${wanted ?? ''}`;
    default:
      return target.kind === 'company-file'
        ? `Fascicolo, ${companyFileTabs(undefined).find(({ id }) => id === target.tab)?.title ?? ''}`
        : undefined;
  }
};

const namedOf = (subject: MessageSubject, sources: MessageSources): Named | undefined => {
  const way = wayTo(subject);
  const label = way === undefined ? undefined : nameOf(subject, way.target, sources);
  return way === undefined || label === undefined ? undefined : { label, target: way.target };
};

const amountWordsOf = ({ causes }: ToDo, { payments, today }: MessageSources): MessageNeeds['held'] => {
  const { stopped, stoppedCents, atRisk, atRiskCents, atRiskFrom, later } = heldBy(payments, causes, today);
  const concerned = stopped.length > 0 ? stopped : atRisk;
  const [first, ...others] = concerned;
  if (first === undefined)
    return later === undefined
      ? undefined
      : {
          label: 'Che cosa ferma',
          sum: formatEuro(euroFromCents(later.cents)),
          detail: `${formatNearDayAfter('dal', later.from, today)}; oggi sono fermi per altro`,
        };
  const sum = formatEuro(euroFromCents(stopped.length > 0 ? stoppedCents : atRiskCents));
  const by =
    first.expectedBy === undefined ? '' : `, atteso entro ${formatNearDayAfter('il', first.expectedBy, today)}`;
  const more = others.length === 0 ? '' : others.length === 1 ? ' e un altro pagamento' : ` e altri ${others.length}`;
  const risk =
    stopped.length > 0 || atRiskFrom === undefined ? '' : `a rischio ${formatNearDayAfter('dal', atRiskFrom, today)}: `;
  const label = stopped.length > 0 ? 'Che cosa ferma' : 'Che cosa mette a rischio';
  return { label, sum, detail: `${risk}${first.description}${by}${more}` };
};
