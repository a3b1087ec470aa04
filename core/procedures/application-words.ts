import { formatDay } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import type { ApplicationRequest, Mover, StepName } from './application-detail.ts';
import { currentStep, type LineStep } from './application-steps.ts';

/** The names of the six steps (PRAT-03). */
export const STEP_WORDS: Readonly<Record<StepName, string>> = {
  submitted: 'Presentata',
  admissibility: 'Ricevibilità',
  controls: 'Controlli',
  review: 'Istruttoria',
  authorisation: 'Autorizzazione',
  payment: 'Pagamento',
};

/** The same within a sentence. */
export const STEP_SUBJECTS: Readonly<Record<StepName, string>> = {
  submitted: 'la presentazione',
  admissibility: 'la ricevibilità',
  controls: 'i controlli',
  review: 'l’istruttoria',
  authorisation: 'l’autorizzazione',
  payment: 'il pagamento',
};

/** When a step was, is or will be: never a day that no service sent. */
export const stepWhen = ({ name, phase, day }: LineStep): string => {
  switch (phase) {
    case 'done':
      return day === undefined ? 'fatta' : formatDay(day);
    case 'here':
      return day === undefined
        ? name === 'submitted'
          ? 'da presentare'
          : 'in attesa'
        : `dal ${formatDay(day)}, in corso`;
    case 'stopped':
      // Only what holds back money is "fermo": a request may do so on a later day, or never.
      return day === undefined ? 'in attesa di risposta' : `in attesa di risposta dal ${formatDay(day)}`;
    case 'refused':
      return day === undefined ? 'respinta' : `respinta il ${formatDay(day)}`;
    case 'ahead':
      return day === undefined ? 'da fare' : `entro il ${formatDay(day)}`;
    case 'undated':
      return day === undefined ? 'data non comunicata' : `dal ${formatDay(day)}`;
  }
};

/** "Passo 4 di 6."; what has ended says so. */
export const stepSentence = (line: readonly LineStep[], all: number): string => {
  const current = currentStep(line);
  if (current !== undefined) return `Passo ${line.indexOf(current) + 1} di ${all}.`;
  return line.at(-1)?.phase === 'refused' ? 'La domanda è stata respinta.' : `Tutti i ${all} passi sono conclusi.`;
};

/** "Entro il 04/12/2026, mancano 9 giorni."; undefined where there is no term. */
export const termWords = (dueOn: IsoDate | undefined, today: IsoDate): string | undefined => {
  if (dueOn === undefined) return undefined;
  const { words } = daysLeft(dueOn, today, 'm');
  return dueOn < today
    ? `Il termine era il ${formatDay(dueOn)}: ${words.toLowerCase()}.`
    : `Entro il ${formatDay(dueOn)}, ${words.toLowerCase()}.`;
};

/** "Richiesta da ANPAG il 19/11/2026."; undefined where neither is known. */
export const askedWords = ({ askedBy, askedOn }: ApplicationRequest): string | undefined => {
  if (askedBy === undefined && askedOn === undefined) return undefined;
  const by = askedBy === undefined ? '' : ` da ${askedBy}`;
  return `Richiesta${by}${askedOn === undefined ? '' : ` il ${formatDay(askedOn)}`}.`;
};

/** The day of a request, in one line: when it was asked, until when, when it came. */
export const requestLine = ({ askedOn, dueOn, deliveredOn }: ApplicationRequest): string =>
  [
    ...(askedOn === undefined ? [] : [`richiesta il ${formatDay(askedOn)}`]),
    ...(deliveredOn === undefined
      ? dueOn === undefined
        ? []
        : [`entro il ${formatDay(dueOn)}`]
      : [`consegnata il ${formatDay(deliveredOn)}`]),
  ]
    .join(', ')
    .replace(/^./u, (letter) => letter.toUpperCase());

/** Where a request stands. */
export const requestTag = ({ deliveredOn, dueOn }: ApplicationRequest, today: IsoDate): StatusTag => {
  if (deliveredOn !== undefined) return { tone: 'ok', icon: 'check-circle', word: 'Consegnata' };
  return dueOn !== undefined && dueOn < today
    ? { tone: 'bad', icon: 'error', word: 'Scaduta' }
    : { tone: 'warn', icon: 'clock', word: 'Aspetta te' };
};

/** "Ora tocca a te.", and the same of the centre and of the agency. */
export const turnWords = (who: Mover, agency: string): string => {
  switch (who) {
    case 'farmer':
      return 'Ora tocca a te.';
    case 'centre':
      return 'Ora tocca al CAA.';
    case 'agency':
      return `Ora tocca ad ${agency}.`;
    default:
      return `Ora tocca a: ${who.unknown}.`;
  }
};
