import type { Page } from '#core/kernel/page.ts';
import type { ProducerAddress } from '#core/producers/producer-list.ts';
import type { Anomaly, Producer, ProducerDetail } from '#core/producers/producer.ts';
import { producerTextFailure } from '#core/producers/producer-text.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { SearchProducers } from '#core/producers/use-cases.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { SessionCell } from '#core/session/state.ts';
import { type Asking, questionKey, readValue } from '#ui/pages/ask.ts';
import type { Question } from '#ui/state/questions.ts';

/** Fiscal code of the operator who is here; the service takes it from the token. */
export const operatorOf = ({ use }: Pick<Asking, 'use'>): string => {
  const session = use(SessionCell).read();
  return session.kind === 'caa' ? session.user.fiscalCode : '';
};

/** A page of the operator's producers; nothing is asked for a text that breaks the rule (VAL-02). */
export const producersQuestion = (asking: Asking, address: ProducerAddress): readonly Question<Page<Producer>>[] => {
  if (producerTextFailure(address.text) !== undefined) return [];
  const operator = operatorOf(asking);
  const question: Question<Page<Producer>> = {
    key: questionKey(asking.area, SearchProducers, address, operator),
    ask: async () => {
      const found = await asking.use(SearchProducers)(address, operator);
      if (found.ok) return found.value;
      throw new ServiceError(found.failure.code, { status: 400, serverMessage: found.failure.message });
    },
  };
  return [question];
};

/** A producer in full. */
export const producerQuestion = (asking: Asking, friendlyUrl: string): Question<ProducerDetail> =>
  readValue(asking, ProducerRepository, 'detail', friendlyUrl, operatorOf(asking));

/** The anomalies of a producer's file. */
export const anomaliesQuestion = (asking: Asking, cuaa: string): Question<readonly Anomaly[]> =>
  readValue(asking, ProducerRepository, 'anomalies', cuaa, operatorOf(asking));
