import { isInForce } from '#core/access/mandate.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, FIRST_DAY, type IsoDate } from '#core/kernel/iso-date.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { ProducerDetail } from '#core/producers/producer.ts';
import { countedWorkOn } from '#core/producers/work.ts';
import { WORK_KINDS, type WorkSources } from '#core/open-items/work-item.ts';
import {
  USUAL_TERM,
  type WorkFilters,
  type WorkKindSum,
  type WorkPage,
  type WorkRow,
} from '#core/producers/work-list.ts';
import type { ProducerWorkRepository, WorkFailure, WorkSearch } from '#core/producers/work-repository.ts';
import { workOrder, workPasses, workTotals } from './work-rows.ts';

/** A producer as it is kept: its data, and the offices to which it gave its mandate. */
export interface StoredWorkProducer {
  readonly producer: Pick<ProducerDetail, 'friendlyUrl' | 'cuaa' | 'registeredName' | 'mandateSince'>;
  readonly sources: WorkSources;
  readonly office: { readonly id: string; readonly name: string; readonly operators: readonly string[] };
  /** Last day of the mandate. */
  readonly mandateUntil?: IsoDate | undefined;
}

/** The work list in memory, made of the data whenever it is asked for. */
export class InMemoryProducerWork implements ProducerWorkRepository {
  readonly #clock: Clock;
  readonly #producers: readonly StoredWorkProducer[];

  constructor(clock: Clock, producers: readonly StoredWorkProducer[]) {
    this.#clock = clock;
    this.#producers = producers;
  }

  async list(search: WorkSearch): Promise<Result<WorkPage, WorkFailure>> {
    const { page, pageSize, operator, office, term = USUAL_TERM, kind, sort = 'euro', producer } = search;
    const today = dayInRome(this.#clock.now());
    const held = this.#of(operator, office);
    const isHeld = (friendlyUrl: string): boolean => held.some((each) => each.producer.friendlyUrl === friendlyUrl);
    if (!this.#operates(operator, office) || (producer !== undefined && !isHeld(producer)))
      return fail('producers.forbidden');
    const rows = this.#rows(held, { term, kind }).filter(
      (row) => producer === undefined || row.producer.friendlyUrl === producer,
    );
    const start = (page - 1) * pageSize;
    return succeed({
      items: rows.toSorted(workOrder(sort)).slice(start, start + pageSize),
      totalCount: rows.length,
      page,
      pageSize,
      totals: workTotals(rows, today),
    });
  }

  async kinds(operator: string, office?: string): Promise<Result<readonly WorkKindSum[], WorkFailure>> {
    if (!this.#operates(operator, office)) return fail('producers.forbidden');
    const today = dayInRome(this.#clock.now());
    const held = this.#of(operator, office);
    return succeed(
      WORK_KINDS.flatMap((kind) => {
        const { producers, stoppedCents, atRiskCents } = workTotals(this.#rows(held, { term: 'past', kind }), today);
        return producers === 0 ? [] : [{ kind, producers, stoppedCents, atRiskCents }];
      }),
    );
  }

  #rows(held: readonly StoredWorkProducer[], filters: Pick<WorkFilters, 'term' | 'kind'>): readonly WorkRow[] {
    const today = dayInRome(this.#clock.now());
    return held.flatMap(({ producer: { friendlyUrl, cuaa, registeredName }, sources, office }) =>
      countedWorkOn(sources, today)
        .filter((work) => workPasses(work, filters, today))
        .map(({ shares: _shares, ...work }) => ({
          ...work,
          producer: { friendlyUrl, cuaa, registeredName, office: office.name },
        })),
    );
  }

  #operates(operator: string, office: string | undefined): boolean {
    return (
      office === undefined ||
      this.#producers.some((each) => each.office.id === office && each.office.operators.includes(operator))
    );
  }

  #of(operator: string, wanted: string | undefined): readonly StoredWorkProducer[] {
    const today = dayInRome(this.#clock.now());
    return this.#producers.filter(
      ({ office, producer, mandateUntil }) =>
        office.operators.includes(operator) &&
        (wanted === undefined || office.id === wanted) &&
        isInForce({ since: producer.mandateSince ?? FIRST_DAY, until: mandateUntil }, today),
    );
  }
}
