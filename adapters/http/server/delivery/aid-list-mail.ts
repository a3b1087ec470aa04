import { aidPageQuery } from '#core/aids/answers.ts';
import type { AidRepository } from '#core/aids/aid-repository.ts';
import type { AidListToSend } from '#core/alerts/aid-list.ts';
import { aidListMessage } from '#core/alerts/aid-list-message.ts';
import { pairsToQuery, queryPairs } from '#core/kernel/address.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import type { MessageParts } from './alert-mail.ts';
import { handOver, messageIdOf } from './hand-over.ts';
import type { DeliverMail } from './mail-sender.ts';

/** Hands one list of aids over; asks `isStillOurs` before the step that cannot be taken back. What was withdrawn meanwhile is not in it. */
export const aidListDeliveryOf =
  ({
    settings,
    portal,
    aids,
    origin,
  }: Pick<MessageParts, 'settings' | 'portal' | 'origin'> & {
    readonly aids: AidRepository;
  }): DeliverMail<AidListToSend> =>
  async (queued, isStillOurs) => {
    const all = (await aids.aids()) ?? [];
    const named = (slugs: readonly string[]) => slugs.flatMap((slug) => all.find((aid) => aid.slug === slug) ?? []);
    const home = `${origin()}${portal.basePath}`;
    const message = aidListMessage({
      agency: portal.names.agencyShortName,
      fits: named(queued.fits),
      could: named(queued.could),
      addressOf: ({ slug }) => `${home}/${slug}`,
      list: `${home}${pathTo(routeTable(portal.names), 'aidFinder')}?${pairsToQuery(aidPageQuery(queryPairs(queued.query)))}`,
      today: dayInRome(queued.createdAt),
    });
    const id = messageIdOf(settings, queued.id, origin());
    await handOver(
      settings,
      { ...message, id, date: queued.createdAt, to: queued.mail, senderName: portal.names.agencyShortName },
      isStillOurs,
    );
  };
