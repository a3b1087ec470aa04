import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import {
  horizonOf,
  MILESTONE_TERMS,
  milestonesIn,
  type Milestone,
  type MilestoneSource,
} from '#core/milestones/milestone.ts';
import type { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import type { ContentStamp } from '#core/formatting/calendar-file.ts';
import { stampOfAid } from '#adapters/names/entry-names.ts';
import { LIST_NAMES } from '#adapters/names/list-names.ts';
import type { Database } from '../connection/database.ts';
import { withoutNulls } from '../connection/without-nulls.ts';
import { stampIn } from './content-id.ts';
import { TERMS_OF_CONTENT } from './terms.ts';
import { VISIBLE } from './visible-content.ts';

const { services, competitions, tenders, feadTenders, events } = LIST_NAMES;
const AIDS = 'aids';

/** What each type of contents is among the milestones, and what stands over its title. */
const KINDS: Readonly<Record<string, { readonly kind: MilestoneSource['kind']; readonly label: string }>> = {
  [AIDS]: { kind: 'aid', label: 'Aiuto' },
  [services.contentType]: { kind: 'service', label: 'Servizio' },
  [competitions.contentType]: { kind: 'competition', label: 'Concorso' },
  [tenders.contentType]: { kind: 'tender', label: 'Appalto' },
  [feadTenders.contentType]: { kind: 'tender', label: 'Appalto' },
  [events.contentType]: { kind: 'booking', label: 'Prenotazione' },
};

interface SourceRow extends Omit<MilestoneSource, 'kind' | 'label'> {
  readonly type: string;
  readonly stamp: ContentStamp;
  readonly label: string | null;
}

/** What opens and closes, over the ledger of terms. */
export class PostgresMilestoneRepository implements MilestoneRepository {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async milestones(): Promise<readonly Milestone[]> {
    const today = dayInRome(this.#clock.now());
    // An intervention is called by what it is part of: "OCM vino".
    const rows = await this.#db.query<SourceRow>(
      `select one.type, one.title, coalesce(whole.title, one.payload ->> 'label') as label,
         one.payload #>> '{item,list}' as list, coalesce(one.payload #>> '{item,friendlyUrl}', one.payload ->> 'slug') as "friendlyUrl",
         one.payload #>> '{item,titleLanguage}' as "titleLanguage", one.payload #>> '{item,status}' as status, one.payload #>> '{item,event,eventStatus}' as "eventStatus",
         coalesce(one.payload #>> '{item,forWhom}', one.payload ->> 'forWhom') as "forWhom", one.payload -> 'conditions' as conditions, terms,
         ${stampIn('one')}
       from content as one
       join (select type, slug, ${TERMS_OF_CONTENT} as terms from term group by type, slug
         having bool_or(kind = any($4::text[]) and day between $2 and $3)) as ledger using (type, slug)
       left join content as whole on one.parent is not null and whole.type = one.type and whole.slug = regexp_replace(one.slug, '/[^/]+$', '')
       where one.type = any($1::text[]) and ${VISIBLE.public.replaceAll(/withdrawn_at|area/gu, 'one.$&')}
         -- A service that cannot be used now says so in the place of its term.
         and one.payload #>> '{item,service,reason}' is null`,
      [Object.keys(KINDS), today, horizonOf(today), MILESTONE_TERMS],
    );
    const sources = rows.flatMap(({ type, label, ...row }): readonly MilestoneSource[] => {
      const known = KINDS[type];
      if (known === undefined) return [];
      const stamp = type === AIDS ? stampOfAid(row.stamp) : row.stamp;
      return [{ ...withoutNulls(row), stamp, kind: known.kind, label: label ?? known.label }];
    });
    return milestonesIn(sources, today);
  }
}
