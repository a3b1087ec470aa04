import type { AuditEvent } from '#core/access/audit-trail.ts';
import { isInForce, type MandateTerm } from '#core/access/mandate.ts';
import type { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { type AccessEntry, ENTRIES_PER_PAGE, type AccessSubject } from '#core/company-file/access-log.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { succeed, type Result } from '#core/kernel/result.ts';
import { compareTexts } from '#core/kernel/text-order.ts';

/** What the trail has of a company, and what tells who is who. */
export interface StoredAccesses {
  readonly cuaa: string;
  /** Fiscal codes of the company's own. */
  readonly holders: readonly string[];
  readonly offices: readonly {
    readonly name: string;
    /** Fiscal codes. */
    readonly operators: readonly string[];
    /** The company's mandate to it, if it ever gave one. */
    readonly mandate?: MandateTerm | undefined;
  }[];
  readonly events: readonly (Omit<AuditEvent, 'cuaa'> & { readonly at: number })[];
}

/** What was looked at, by what was asked for. */
type SubjectsOf = (actions: readonly string[]) => readonly AccessSubject[];

/** The access log in memory. */
export class InMemoryAccessLogRepository implements AccessLogRepository {
  readonly #companies: readonly StoredAccesses[];
  readonly #subjectsOf: SubjectsOf;

  constructor(companies: readonly StoredAccesses[], subjectsOf: SubjectsOf) {
    this.#companies = companies;
    this.#subjectsOf = subjectsOf;
  }

  async entries(cuaa: string, page: number): Promise<Result<Page<AccessEntry>, 'company-file.forbidden'>> {
    const entries = this.#companies
      .filter((company) => company.cuaa === cuaa)
      .flatMap((company) => entriesOf(company, this.#subjectsOf));
    const start = (page - 1) * ENTRIES_PER_PAGE;
    return succeed({
      items: entries.slice(start, start + ENTRIES_PER_PAGE),
      totalCount: entries.length,
      page,
      pageSize: ENTRIES_PER_PAGE,
    });
  }
}

// Helpers

type Told = StoredAccesses['events'][number];

const entriesOf = ({ holders, offices, events }: StoredAccesses, subjectsOf: SubjectsOf): readonly AccessEntry[] => {
  const visits = new Map<string, Told[]>();
  for (const event of events.filter(({ actor }) => !holders.includes(actor))) {
    const key = [dayInRome(event.at), event.actor, event.role, event.outcome].join(' ');
    visits.set(key, [...(visits.get(key) ?? []), event]);
  }
  return [...visits.entries()]
    .map(([key, told]) => ({ key, entry: entryOf(told, offices, subjectsOf) }))
    .sort(
      (left, right) =>
        right.entry.to - left.entry.to || right.entry.from - left.entry.from || compareTexts(left.key, right.key),
    )
    .map(({ entry }) => entry);
};

const entryOf = (told: readonly Told[], offices: StoredAccesses['offices'], subjectsOf: SubjectsOf): AccessEntry => {
  const times = told.map(({ at }) => at);
  const from = Math.min(...times);
  const { actor = '', role = 'farmer', outcome = 'refused' } = told[0] ?? {};
  const day = dayInRome(from);
  const held = offices
    .filter(({ operators }) => role === 'caa' && operators.includes(actor))
    .map(({ name, mandate }) => ({
      name,
      since: mandate !== undefined && isInForce(mandate, day) ? mandate.since : undefined,
    }))
    .sort((left, right) => compareTexts(left.since ?? '~', right.since ?? '~') || compareTexts(left.name, right.name));
  const [office] = held;
  return {
    from,
    to: Math.max(...times),
    role,
    office: office?.name,
    mandateSince: office?.since,
    outcome,
    subjects: subjectsOf(told.map(({ action }) => action)),
  };
};
