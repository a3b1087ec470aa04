import { aidPageToQuery, answersFromQuery } from '#core/aids/answers.ts';
import type { AidRepository } from '#core/aids/aid-repository.ts';
import { findAids } from '#core/aids/find-aids.ts';
import { aidChoices, knownAnswers } from '#core/aids/questions.ts';
import { pairsToQuery, queryValue } from '#core/kernel/address.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { StorageAway } from '#core/kernel/storage-away.ts';
import type { AidListService, AidListOutbox, AidListOutcome } from './aid-list.ts';
import { mailAddressFrom, mailTrouble } from './mail-address.ts';
import { ALERT_FIELDS } from './alert-fields.ts';

type Refused = AidListOutcome & { readonly kind: 'listRefused' };

/**
 * Builds the service that sends lists of aids. What is kept until the message leaves are the names of the aids: an answer from a company file is used
 * while the list is made, and never stored (D-57, D-61).
 */
export const makeAidListService = (
  outbox: Pick<AidListOutbox, 'take'>,
  aids: AidRepository,
  clock: Clock,
): AidListService => ({
  post: async (fields, query, client) => {
    const [answers, typed] = [answersFromQuery(fields), answersFromQuery(query)];
    const written = queryValue(fields, ALERT_FIELDS.mail) ?? '';
    const refused = (reason: Refused['reason']): Refused => ({
      kind: 'listRefused',
      answers,
      typed,
      mail: written,
      reason,
    });
    const mail = mailAddressFrom(written);
    if (mail === undefined) return { ...refused('mail'), trouble: mailTrouble(written) };
    try {
      const all = await aids.aids();
      if (all === undefined) return refused('failed');
      const { fits, could } = findAids(all, answers, dayInRome(clock.now()));
      const slugs = (found: typeof fits): readonly string[] => found.map(({ aid }) => aid.slug);
      const known = knownAnswers(typed, aidChoices(all));
      const link = pairsToQuery(aidPageToQuery({ answers: known, step: 'esito' }));
      const taken = await outbox.take({ mail, fits: slugs(fits), could: slugs(could), query: link }, client);
      return taken === 'tooMany' ? refused('tooMany') : { kind: 'listSent', typed };
    } catch (error) {
      if (error instanceof ServiceError || error instanceof StorageAway) return refused('failed');
      throw error;
    }
  },
});
