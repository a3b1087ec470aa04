import { companyFileTabs } from '#core/company-file/tabs.ts';
import { formatDayInWords, formatNearDayAfter } from '#core/formatting/date.ts';
import { daysLeft, type DaysLeft } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Application, CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { stakeOf } from '#core/procedures/stopped-payments.ts';
import type { ToDo } from '#core/procedures/to-do.ts';
import { type MessageSubject, type MessageTarget, wayTo } from './message-subject.ts';

/** What a message wants, as far as it still wants something: all of it comes from the thing, nothing from the message's words. */
export interface MessageMatter {
  /** What it is about, and where that is read. */
  readonly about: { readonly label: string; readonly target: MessageTarget };
  /** "Entro il": the day, and how many days are left. */
  readonly due: ({ readonly day: IsoDate; readonly inWords: string } & DaysLeft) | undefined;
  /** "Che cosa serve". */
  readonly needed: string | undefined;
  /** "Che cosa ferma": the sum, and of which payments. */
  readonly stake: { readonly sum: string; readonly detail: string } | undefined;
  /** The one button; undefined for a message that asks for nothing. */
  readonly action: { readonly label: string; readonly target: MessageTarget } | undefined;
}

/** The things of the company among which a message's own is found. */
export interface MessageSources {
  readonly today: IsoDate;
  readonly toDos: readonly ToDo[];
  readonly payments: readonly CompanyPayment[];
  readonly applications: readonly Application[];
  readonly debts: readonly Debt[];
}

/** What a message wants of whoever reads it; undefined where it is not said what it is about, or that thing is not there. */
export const matterOf = (subject: MessageSubject | undefined, sources: MessageSources): MessageMatter | undefined => {
  if (subject === undefined) return undefined;
  const toDo = sources.toDos.find((one) => concerns(one, subject));
  const about = aboutOf(subject, sources);
  if (about === undefined) return undefined;
  return {
    about,
    due:
      toDo?.day === undefined
        ? undefined
        : { day: toDo.day, inWords: formatDayInWords(toDo.day), ...daysLeft(toDo.day, sources.today, 'm') },
    needed: toDo === undefined ? undefined : (requestOf(subject, sources) ?? toDo.title),
    stake: toDo === undefined ? undefined : stakeWordsOf(toDo, sources),
    action: toDo === undefined ? undefined : { label: toDo.action, target: toDo.target },
  };
};

/** The term of a matter in one line of a list: "Entro il 4 dicembre, mancano 9 giorni", "Scaduto il 17 ottobre, da 39 giorni". */
export const dueLine = ({ due }: MessageMatter, today: IsoDate): string | undefined => {
  if (due === undefined) return undefined;
  const day = formatNearDayAfter('il', due.day, today);
  return due.urgency === 'past'
    ? `Scaduto ${day}, ${due.words.replace(/^Scadut[oa] /u, '')}`
    : `Entro ${day}, ${due.words.toLocaleLowerCase('it-IT')}`;
};

// Helpers

const isThing = (toDo: ToDo, { kind, thing }: MessageSubject): boolean =>
  (kind === 'application' || kind === 'debt') && toDo.target.kind === kind && toDo.target.id === thing;

const concerns = (toDo: ToDo, subject: MessageSubject): boolean =>
  isThing(toDo, subject) ||
  toDo.causes.some(
    ({ kind, thing }) =>
      JSON.stringify(kind) === JSON.stringify(subject.kind) &&
      (thing === undefined || subject.thing === undefined || thing === subject.thing),
  );

const requestOf = ({ kind, thing }: MessageSubject, { applications }: MessageSources): string | undefined =>
  kind === 'application' ? applications.find(({ id }) => id === thing)?.request?.what : undefined;

/** What the thing is called; undefined where the company has none such. */
const nameOf = (
  { kind, thing }: MessageSubject,
  target: MessageTarget,
  { payments, applications, debts }: MessageSources,
): string | undefined => {
  switch (kind) {
    case 'payment':
      return payments.find(({ id }) => id === thing)?.description;
    case 'debt':
      return debts.find(({ id }) => id === thing)?.description;
    case 'application': {
      const application = applications.find(({ id }) => id === thing);
      return application === undefined ? undefined : `Domanda ${application.number}, ${application.title}`;
    }
    default:
      return target.kind === 'company-file'
        ? `Fascicolo, ${companyFileTabs(undefined).find(({ id }) => id === target.tab)?.title ?? ''}`
        : undefined;
  }
};

const aboutOf = (subject: MessageSubject, sources: MessageSources): MessageMatter['about'] | undefined => {
  const way = wayTo(subject);
  const label = way === undefined ? undefined : nameOf(subject, way.target, sources);
  return way === undefined || label === undefined ? undefined : { label, target: way.target };
};

const stakeWordsOf = ({ causes }: ToDo, { payments, today }: MessageSources): MessageMatter['stake'] => {
  const { stopped, stoppedCents, atRisk, atRiskCents, atRiskFrom } = stakeOf(payments, causes, today);
  const concerned = stopped.length > 0 ? stopped : atRisk;
  const [first, ...others] = concerned;
  if (first === undefined) return undefined;
  const sum = formatEuro(euroFromCents(stopped.length > 0 ? stoppedCents : atRiskCents));
  const by =
    first.expectedBy === undefined ? '' : `, atteso entro ${formatNearDayAfter('il', first.expectedBy, today)}`;
  const more = others.length === 0 ? '' : others.length === 1 ? ' e un altro pagamento' : ` e altri ${others.length}`;
  const risk =
    stopped.length > 0 || atRiskFrom === undefined ? '' : `a rischio ${formatNearDayAfter('dal', atRiskFrom, today)}: `;
  return { sum, detail: `${risk}${first.description}${by}${more}` };
};
