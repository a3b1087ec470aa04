import type { AuditEvent } from '#core/access/audit-trail.ts';
import { isInForce, type MandateTerm } from '#core/access/mandate.ts';
import type { CompanyFileFailure } from '#core/company-file/company-file-repository.ts';
import type { LookRepository } from '#core/company-file/look-repository.ts';
import { type Look, LOOKS_A_PAGE, type LookSubject } from '#core/company-file/looks.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { succeed, type Result } from '#core/kernel/result.ts';
import { compareTexts } from '#core/kernel/text-order.ts';

/** What the trail has of a company, and what tells who is who. */
export interface StoredLooks {
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
type SubjectsOf = (actions: readonly string[]) => readonly LookSubject[];

/** Looks in memory. */
export class InMemoryLookRepository implements LookRepository {
  readonly #companies: readonly StoredLooks[];
  readonly #subjectsOf: SubjectsOf;

  constructor(companies: readonly StoredLooks[], subjectsOf: SubjectsOf) {
    this.#companies = companies;
    this.#subjectsOf = subjectsOf;
  }

  async looksAt(cuaa: string, page: number): Promise<Result<Page<Look>, CompanyFileFailure>> {
    const looks = this.#companies
      .filter((company) => company.cuaa === cuaa)
      .flatMap((company) => looksOf(company, this.#subjectsOf));
    const start = (page - 1) * LOOKS_A_PAGE;
    return succeed({
      items: looks.slice(start, start + LOOKS_A_PAGE),
      totalCount: looks.length,
      page,
      pageSize: LOOKS_A_PAGE,
    });
  }
}

// Helpers

type Told = StoredLooks['events'][number];

const looksOf = ({ holders, offices, events }: StoredLooks, subjectsOf: SubjectsOf): readonly Look[] => {
  const visits = new Map<string, Told[]>();
  for (const event of events.filter(({ actor }) => !holders.includes(actor))) {
    const key = [dayInRome(event.at), event.actor, event.role, event.outcome].join(' ');
    visits.set(key, [...(visits.get(key) ?? []), event]);
  }
  return [...visits.entries()]
    .map(([key, told]) => ({ key, look: lookOf(told, offices, subjectsOf) }))
    .sort(
      (left, right) =>
        right.look.to - left.look.to || right.look.from - left.look.from || compareTexts(left.key, right.key),
    )
    .map(({ look }) => look);
};

const lookOf = (told: readonly Told[], offices: StoredLooks['offices'], subjectsOf: SubjectsOf): Look => {
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
