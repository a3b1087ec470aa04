import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** What people use of the portal, in the order in which the page says it (SERV-01). */
export const PARTS = ['pages', 'signOn', 'companyFile', 'mails'] as const;
export type Part = (typeof PARTS)[number];

export const PART_WORDS: Readonly<Record<Part, string>> = {
  pages: 'Pagine pubbliche',
  signOn: 'Accesso all’area riservata',
  companyFile: 'Dati del fascicolo e delle pratiche',
  mails: 'Messaggi e richieste di assistenza',
};

/** How well a part works; what is not known to work is not said to. */
export type Level = 'works' | 'partly' | 'down';

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  works: 'Funziona',
  partly: 'Funziona in parte',
  down: 'Non funziona',
};

/** What was found out: the readiness of the process, and what does not decide it. */
export interface Findings {
  readonly isReady: boolean;
  /** What the process needs to answer, by name, and whether it is there. */
  readonly parts: Readonly<Record<string, boolean>>;
  /** Whether the sign-on provider answers, and whether mails leave in time. */
  readonly signOn: boolean;
  readonly mails: boolean;
}

/** The name of the database among what a process needs. */
const DATABASE = 'database';

/** How well each part works. Whatever the process needs and has not keeps all of them from being said to work (SERV-01). */
export const levelsOf = ({ isReady, parts, signOn, mails }: Findings): Readonly<Record<Part, Level>> => {
  const whole: Level = isReady && Object.values(parts).every(Boolean) ? 'works' : 'partly';
  const hasDatabase = parts[DATABASE] !== false;
  return {
    pages: whole,
    signOn: signOn ? whole : 'down',
    companyFile: hasDatabase && signOn ? whole : 'down',
    mails: hasDatabase && mails ? whole : 'down',
  };
};

/** Parts that did not work, or not wholly, from one instant to another (milliseconds since 1970). */
export interface Incident {
  readonly parts: readonly Part[];
  readonly beganAt: number;
  readonly endedAt: number;
}

/** A stop that the editors have announced. */
export interface PlannedStop {
  readonly title: string;
  readonly description: string;
  readonly announcedAt: number;
  readonly from: number;
  readonly until: number;
}

/** The parts that began and ended together are one incident; the newest first (SERV-03). */
export const incidentsOf = (
  rows: readonly { readonly part: Part; readonly beganAt: number; readonly endedAt: number }[],
): readonly Incident[] => {
  const found = new Map<number, { parts: Part[]; beganAt: number; endedAt: number }>();
  for (const { part, beganAt, endedAt } of rows) {
    const same = found.get(endedAt);
    if (same === undefined) found.set(endedAt, { parts: [part], beganAt, endedAt });
    else {
      same.parts.push(part);
      same.beganAt = Math.min(same.beganAt, beganAt);
    }
  }
  return [...found.values()]
    .map((one) => ({ ...one, parts: PARTS.filter((part) => one.parts.includes(part)) }))
    .toSorted((one, other) => other.endedAt - one.endedAt);
};

/** How long something lasted, in words: "2 ore e 5 minuti". */
export const durationWords = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / millisecondsInMinute));
  const perHour = millisecondsInHour / millisecondsInMinute;
  const [hours, rest] = [Math.floor(minutes / perHour), minutes % perHour];
  const words = [
    ...(hours === 0 ? [] : [hours === 1 ? '1 ora' : `${hours} ore`]),
    ...(rest === 0 ? [] : [rest === 1 ? '1 minuto' : `${rest} minuti`]),
  ];
  return words.join(' e ');
};
