import { AidRepository } from '#core/aids/aid-repository.ts';
import { AidListOutbox } from '#core/alerts/aid-list.ts';
import { AlertDigests, AlertOutbox } from '#core/alerts/alert-outbox.ts';
import { AlertLinks } from '#core/alerts/alert-service.ts';
import { FollowedEntries } from '#core/alerts/followed-entries.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { Logger } from '#core/kernel/logger.ts';
import type { MailQueue } from '#core/kernel/mail-queue.ts';
import type { Composition } from '#adapters/composition/compose.ts';
import { portalSettingsOf, type ServiceSettings } from '../settings/settings.ts';
import { aidListDeliveryOf } from './aid-list-mail.ts';
import { makeAlertDispatcher } from './alert-dispatcher.ts';
import { alertDeliveryOf } from './alert-mail.ts';
import { type DeliverMail, makeMailSender } from './mail-sender.ts';

/**
 * What sends the messages of one process: `first` goes before each (the requests for assistance), then what somebody waits for, the lists of
 * aids, then confirmations and digests.
 */
export const alertSendingOf = (
  settings: ServiceSettings,
  composition: Composition,
  origin: () => string,
  first: () => Promise<unknown>,
) => {
  const log = composition.get(Logger);
  const parts = {
    settings,
    portal: portalSettingsOf(settings),
    items: composition.get(CatalogueRepository),
    entries: composition.get(FollowedEntries),
    links: composition.get(AlertLinks),
    aids: composition.get(AidRepository),
    origin,
  };
  const senderOf = <Queued extends { readonly attempts: number }>(
    queue: MailQueue<Queued>,
    deliver: DeliverMail<Queued>,
  ) => makeMailSender(queue, deliver, (_mail, failure) => log.warn('avviso per email non consegnato', failure));
  const outbox = composition.get(AlertOutbox);
  return makeAlertDispatcher({
    outbox,
    digests: composition.get(AlertDigests),
    senders: [
      senderOf(composition.get(AidListOutbox), aidListDeliveryOf(parts)),
      senderOf(outbox, alertDeliveryOf(parts)),
    ],
    first,
    perMinute: settings.alerts.mailsPerMinute,
    log,
  });
};
