import { foldText } from '#core/formatting/folded.ts';
import type { Page } from '#core/kernel/page.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { heaviestFirst } from '#core/producers/anomaly.ts';
import type { Anomaly, Producer, ProducerDetail } from '#core/producers/producer.ts';
import type { ProducerFailure, ProducerRepository, ProducerSearch } from '#core/producers/producer-repository.ts';

/** A producer as it is kept: with the anomalies of its file and the operators whose offices hold its mandate. */
export interface StoredProducer {
  readonly detail: ProducerDetail;
  readonly anomalies: readonly Anomaly[];
  /** Fiscal codes. */
  readonly operators: readonly string[];
}

const byName = new Intl.Collator('it-IT');

const summaryOf = ({ friendlyUrl, cuaa, registeredName, city, office, fileStatus }: ProducerDetail): Producer => ({
  friendlyUrl,
  cuaa,
  registeredName,
  city,
  office,
  fileStatus,
});

/** Producers in memory. */
export class InMemoryProducerRepository implements ProducerRepository {
  readonly #producers: readonly StoredProducer[];

  constructor(producers: readonly StoredProducer[]) {
    this.#producers = producers;
  }

  async search({ text, page, pageSize, operator }: ProducerSearch): Promise<Page<Producer>> {
    const wanted = foldText(text);
    const found = this.#of(operator)
      .map(({ detail }) => summaryOf(detail))
      .filter(({ registeredName, cuaa }) => foldText(registeredName).includes(wanted) || foldText(cuaa).includes(wanted))
      .sort((left, right) => byName.compare(left.registeredName, right.registeredName) || (left.cuaa < right.cuaa ? -1 : 1));
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
    return this.#producers.filter(({ operators }) => operators.includes(operator));
  }
}
