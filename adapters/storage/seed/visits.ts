import type { AuditEvent } from '#core/access/audit-trail.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';

/** What somebody who is not its holder looked at of a company on one day, or tried to. */
interface Visit extends AuditEvent {
  readonly daysAgo: number;
  /** In UTC, as hh:mm. */
  readonly at: string;
}

const PAOLA = { actor: 'VRDPLA79M52G478S', role: 'caa', outcome: 'allowed' } as const;
/** An operator of an office that has no mandate of these companies. */
const SARA = { actor: 'CNTSRA90D43C773A', role: 'caa', outcome: 'refused' } as const;
const [VINI, COOPERATIVE, PASTURES] = ['01234560017', '01234560025', '01234560041'] as const;

const PAYMENTS = 'GET /private/caa/detail/payments/:cuaa';
const QUESTIONS = 'GET /private/caa/detail/questions/:cuaa';
const DEBTS = 'GET /private/caa/detail/debts/:cuaa';
const COMPANY = 'GET /private/caa/company-detail/:cuaa';
const ANOMALIES = 'GET /private/caa/anomalie-fascicolo/:cuaa';

/** No two companies of one person were visited alike, so that none can be taken for another. */
const VISITS: readonly Visit[] = [
  { ...PAOLA, cuaa: VINI, daysAgo: 2, at: '08:15', action: COMPANY },
  { ...PAOLA, cuaa: VINI, daysAgo: 2, at: '08:21', action: PAYMENTS },
  { ...PAOLA, cuaa: VINI, daysAgo: 19, at: '10:10', action: DEBTS },
  { ...SARA, cuaa: VINI, daysAgo: 33, at: '14:47', action: COMPANY },
  { ...PAOLA, cuaa: COOPERATIVE, daysAgo: 6, at: '09:00', action: ANOMALIES },
  { ...PAOLA, cuaa: PASTURES, daysAgo: 4, at: '08:41', action: QUESTIONS },
  { ...PAOLA, cuaa: PASTURES, daysAgo: 27, at: '11:42', action: COMPANY },
  { ...PAOLA, cuaa: PASTURES, daysAgo: 27, at: '11:45', action: ANOMALIES },
];

/**
 * The visits of the demonstration, counted back from the present day.
 * @param now milliseconds since 1970-01-01T00:00:00Z, as is `at`
 */
export const demonstrationVisits = (now: number): readonly { readonly at: number; readonly event: AuditEvent }[] =>
  VISITS.map(({ daysAgo, at, ...event }) => ({
    at: Date.parse(`${addDays(dayInRome(now), -daysAgo)}T${at}:00Z`),
    event,
  }));
