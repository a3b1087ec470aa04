import { isInForce } from '#core/access/mandate.ts';
import { companyMatchesTerms, companyTerms } from '#core/formatting/company-terms.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, FIRST_DAY, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { expiriesWithin } from '#core/producers/expiries.ts';
import type { ExpiryFilter, ProducerFilters } from '#core/producers/producer-list.ts';
import { affectedOf, byAffected } from '#core/producers/affected.ts';
import { heaviestFirst } from '#core/producers/anomaly.ts';
import { countedWorkOn } from '#core/producers/work.ts';
import type { WorkSources } from '#core/open-items/work-item.ts';
import type { Anomaly, Producer, ProducerDetail } from '#core/producers/producer.ts';
import type { ProducerFailure, ProducerRepository, ProducerSearch } from '#core/producers/producer-repository.ts';

/** A producer as it is kept: with the anomalies of its file, and the operators of the office to which it gave its mandate. */
export interface StoredProducer {
  readonly detail: ProducerDetail;
  readonly anomalies: readonly Anomaly[];
  /** Fiscal codes. */
  readonly operators: readonly string[];
  /** Last day of the mandate; the first one is in the detail. */
  readonly mandateUntil?: IsoDate | undefined;
  /** What its sums are made of; nothing is stopped without. */
  readonly sources?: WorkSources | undefined;
}

const byName = new Intl.Collator('it-IT');

const summaryOf = (detail: ProducerDetail): Producer => {
  const { friendlyUrl, cuaa, registeredName, city, office, fileStatus, lastValidation } = detail;
  const { anomalyCount, worstAnomaly, expiries } = detail;
  return {
    friendlyUrl,
    cuaa,
    registeredName,
    city,
    office,
    fileStatus,
    lastValidation,
    anomalyCount,
    worstAnomaly,
    expiries,
  };
};

const byNameThenCuaa = (left: Producer, right: Producer): number =>
  byName.compare(left.registeredName, right.registeredName) || (left.cuaa < right.cuaa ? -1 : 1);

/** What ends first of what is asked for comes first, what never ends last. */
const byExpiry =
  (filter: ExpiryFilter | undefined, today: IsoDate) =>
  (left: Producer, right: Producer): number => {
    const first = ({ expiries }: Producer): string => expiriesWithin(expiries, filter, today)[0]?.day ?? '~';
    return compareTexts(first(left), first(right)) || byNameThenCuaa(left, right);
  };

/** Whether a producer passes the filters on a day (PAGE-30). */
export const producerPasses = (
  { anomalyCount, worstAnomaly, expiries }: Producer,
  { anomaly, expiry }: Pick<ProducerFilters, 'anomaly' | 'expiry'>,
  today: IsoDate,
): boolean => {
  const hasAnomaly =
    anomaly === undefined ||
    (anomaly === 'none' ? anomalyCount === 0 : anomaly === 'any' ? anomalyCount > 0 : worstAnomaly === anomaly);
  return hasAnomaly && (expiry === undefined || expiriesWithin(expiries, expiry, today).length > 0);
};

/** Producers in memory; listed while their mandate is in force (ROUTE-20, D-05). */
export class InMemoryProducerRepository implements ProducerRepository {
  readonly #clock: Clock;
  readonly #producers: readonly StoredProducer[];

  constructor(clock: Clock, producers: readonly StoredProducer[]) {
    this.#clock = clock;
    this.#producers = producers;
  }

  async search(search: ProducerSearch): Promise<Page<Producer>> {
    const { text, page, pageSize, operator, anomaly, expiry, sort = 'name' } = search;
    const terms = companyTerms(text);
    const today = dayInRome(this.#clock.now());
    const found = this.#of(operator)
      .filter(({ detail }) => companyMatchesTerms(detail, terms))
      .map(({ detail, sources }) => ({
        ...summaryOf(detail),
        affected: affectedOf(sources === undefined ? [] : countedWorkOn(sources, today)),
      }))
      .filter((producer) => producerPasses(producer, { anomaly, expiry }, today))
      .sort(
        {
          expiry: byExpiry(expiry, today),
          euro: (left: Producer, right: Producer) =>
            byAffected(left.affected, right.affected) || byNameThenCuaa(left, right),
          name: byNameThenCuaa,
        }[sort],
      );
    const start = (page - 1) * pageSize;
    return { items: found.slice(start, start + pageSize), totalCount: found.length, page, pageSize };
  }

  async detail(friendlyUrl: string, operator: string): Promise<Result<ProducerDetail, ProducerFailure>> {
    const found = this.#of(operator).find(({ detail }) => detail.friendlyUrl === friendlyUrl);
    return found === undefined ? fail('producers.forbidden') : succeed(found.detail);
  }

  async anomalies(cuaa: string, operator: string): Promise<Result<readonly Anomaly[], ProducerFailure>> {
    const found = this.#of(operator).find(({ detail }) => detail.cuaa === cuaa);
    return found === undefined ? fail('producers.forbidden') : succeed(found.anomalies.toSorted(heaviestFirst));
  }

  #of(operator: string): StoredProducer[] {
    const today = dayInRome(this.#clock.now());
    return this.#producers.filter(
      ({ operators, detail, mandateUntil }) =>
        operators.includes(operator) &&
        isInForce({ since: detail.mandateSince ?? FIRST_DAY, until: mandateUntil }, today),
    );
  }
}
