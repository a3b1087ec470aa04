import type { Page } from '#core/kernel/page.ts';
import type { ProducerAddress } from '#core/producers/producer-list.ts';
import type { Anomaly, Producer, ProducerDetail } from '#core/producers/producer.ts';
import { producerTextFailure } from '#core/producers/producer-text.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { SessionCell } from '#core/session/state.ts';
import { portResultQuery, queryKeyOf, type QueryScope } from '#ui/pages/query.ts';
import type { Query } from '#ui/state/queries.ts';
import { SearchProducers } from '#core/producers/search-producers.ts';

/** Fiscal code of the operator who is here; the service takes it from the token. */
export const operatorOf = ({ use }: Pick<QueryScope, 'use'>): string => {
  const session = use(SessionCell).read();
  return session.kind === 'caa' ? session.user.fiscalCode : '';
};

/** A page of the operator's producers; none for a text that breaks the rule (VAL-02). */
export const producersQuery = (scope: QueryScope, address: ProducerAddress): readonly Query<Page<Producer>>[] => {
  if (producerTextFailure(address.text) !== undefined) return [];
  const operator = operatorOf(scope);
  const query: Query<Page<Producer>> = {
    queryKey: queryKeyOf(scope.area, SearchProducers, address, operator),
    queryFn: async () => {
      const found = await scope.use(SearchProducers)(address, operator);
      if (found.ok) return found.value;
      throw new ServiceError(found.failure.code, { status: 400, serverMessage: found.failure.message });
    },
  };
  return [query];
};

/** A producer in full. */
export const producerQuery = (scope: QueryScope, friendlyUrl: string): Query<ProducerDetail> =>
  portResultQuery(scope, ProducerRepository, 'detail', friendlyUrl, operatorOf(scope));

/** The anomalies of a producer's file. */
export const anomaliesQuery = (scope: QueryScope, cuaa: string): Query<readonly Anomaly[]> =>
  portResultQuery(scope, ProducerRepository, 'anomalies', cuaa, operatorOf(scope));
