import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { horizonOf, milestonesIn, type Milestone, type MilestoneSource } from '#core/milestones/milestone.ts';
import type { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { LIST_NAMES } from '#adapters/names/list-names.ts';
import type { Database } from '../connection/database.ts';
import { withoutNulls } from '../connection/without-nulls.ts';
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

const CLOSES =
  "coalesce(one.payload #>> '{item,deadline}', one.payload #>> '{item,event,bookingUntil}', one.payload #>> '{item,closesOn}', one.payload ->> 'closesOn')";
const OPENS = "coalesce(one.payload #>> '{item,opensOn}', one.payload ->> 'opensOn')";
const CORRECTS = "coalesce(one.payload #>> '{item,correctionsUntil}', one.payload ->> 'correctionsUntil')";
const DAYS = [CLOSES, OPENS, CORRECTS];

interface SourceRow extends Omit<MilestoneSource, 'kind' | 'label'> {
  readonly type: string;
  readonly label: string | null;
}

/** What opens and closes, over the content table. */
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
         one.payload #>> '{item,titleLanguage}' as "titleLanguage", one.payload #>> '{item,status}' as status,
         coalesce(one.payload #>> '{item,forWhom}', one.payload ->> 'forWhom') as "forWhom", one.payload -> 'conditions' as conditions,
         ${OPENS} as "opensOn", ${CLOSES} as "closesOn", ${CORRECTS} as "correctionsUntil"
       from content as one
       left join content as whole on one.parent is not null and whole.type = one.type and whole.slug = regexp_replace(one.slug, '/[^/]+$', '')
       where one.type = any($1::text[]) and ${VISIBLE.public.replaceAll(/withdrawn_at|area/gu, 'one.$&')}
         -- A service that cannot be used now says so in the place of its term.
         and one.payload #>> '{item,service,reason}' is null
         and (${DAYS.map((at) => `${at} between $2 and $3`).join(' or ')})`,
      [Object.keys(KINDS), today, horizonOf(today)],
    );
    const sources = rows.flatMap(({ type, label, ...row }): readonly MilestoneSource[] => {
      const known = KINDS[type];
      return known === undefined ? [] : [{ ...withoutNulls(row), kind: known.kind, label: label ?? known.label }];
    });
    return milestonesIn(sources, today);
  }
}
