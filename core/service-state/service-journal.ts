import { portKey } from '#core/kernel/port-key.ts';
import type { Incident, Part, PlannedStop } from './state.ts';

/** What the journal holds: what happened, and what is announced. */
export interface ServiceRecord {
  /** Of the last ninety days, the newest first. */
  readonly incidents: readonly Incident[];
  /** Those that are not over, the nearest first. */
  readonly stops: readonly PlannedStop[];
  /** When some process last found each part working (milliseconds since 1970). */
  readonly seenAt: Readonly<Partial<Record<Part, number>>>;
}

/**
 * Where all processes write which parts they find working (SERV-03). A part that nobody has found working for longer than `longestGapMs`
 * was away meanwhile: the first process that finds it again writes one incident, from when it was last seen. So an incident needs
 * no memory of its own: it outlives the database's absence and every restart, and is written once however many processes saw it.
 */
export interface ServiceJournal {
  /** Throws while the database is away. */
  record(working: readonly Part[], at: number, longestGapMs: number): Promise<ServiceRecord>;
}
export const ServiceJournal = portKey<ServiceJournal>('ServiceJournal');
