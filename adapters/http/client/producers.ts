import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { Page } from '#core/kernel/page.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import type { Anomaly, Producer, ProducerDetail } from '#core/producers/producer.ts';
import type { ProducerFailure, ProducerRepository, ProducerSearch } from '#core/producers/producer-repository.ts';
import { PATHS, pathOf } from '#adapters/http/contract/addresses.ts';
import { pageFromWire } from '#adapters/http/contract/pieces.ts';
import {
  anomalyFromWire,
  producerDetailFromWire,
  producerFromWire,
  wireAnomalies,
  wireProducerDetail,
  wireProducers,
  type WireProducerSearch,
} from '#adapters/http/contract/producers.ts';
import { RefusedCall, type Http } from './http.ts';

/** Producers of the operator's offices over the service, which takes the operator from the token. */
export class HttpProducerRepository implements ProducerRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async search({ text, page, pageSize, anomaly, expiry, sort }: ProducerSearch): Promise<Page<Producer>> {
    if (text !== '') {
      // What was typed may be somebody's name or fiscal code: it stands in no address, because addresses are logged on their way.
      const body: WireProducerSearch = { search: text, page, pageSize, anomaly, expiry, sort };
      const answer = await this.#http.send(PATHS.producers, body, wireProducers, []);
      if (answer instanceof RefusedCall) throw new ServiceError('refused', { status: answer.status });
      return pageFromWire(answer, producerFromWire);
    }
    const query = [
      ...(anomaly === undefined ? [] : [['anomaly', anomaly] as const]),
      ...(expiry === undefined ? [] : [['expiry', expiry] as const]),
      ...(sort === undefined ? [] : [['sort', sort] as const]),
      ['page', String(page)],
      ['pageSize', String(pageSize)],
    ] as const;
    return pageFromWire(await this.#http.read(PATHS.producers, wireProducers, query), producerFromWire);
  }

  async detail(friendlyUrl: string): Promise<Result<ProducerDetail, ProducerFailure>> {
    const answer = await this.#http.readOr(pathOf(PATHS.producer, friendlyUrl), wireProducerDetail, REFUSED);
    return answer instanceof RefusedCall ? fail('producers.forbidden') : succeed(producerDetailFromWire(answer));
  }

  async anomalies(cuaa: string): Promise<Result<readonly Anomaly[], ProducerFailure>> {
    const answer = await this.#http.readOr(pathOf(PATHS.anomalies, cuaa), wireAnomalies, REFUSED);
    return answer instanceof RefusedCall ? fail('producers.forbidden') : succeed(answer.map(anomalyFromWire));
  }
}

// Helpers

const REFUSED = [403];
