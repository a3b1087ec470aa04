import { AidRepository } from '#core/aids/aid-repository.ts';
import { AidListOutbox } from '#core/alerts/aid-list.ts';
import { AlertLinks } from '#core/alerts/alert-service.ts';
import { AlertDigests, AlertOutbox } from '#core/alerts/alert-outbox.ts';
import { FollowedEntries } from '#core/alerts/followed-entries.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { aidListDeliveryOf } from '#adapters/http/server/delivery/aid-list-mail.ts';
import { makeAlertDispatcher } from '#adapters/http/server/delivery/alert-dispatcher.ts';
import { alertDeliveryOf } from '#adapters/http/server/delivery/alert-mail.ts';
import { makeMailSender } from '#adapters/http/server/delivery/mail-sender.ts';
import { portalSettingsOf } from '#adapters/http/server/settings/settings.ts';
import type { TestService } from './service.ts';

/** The text of a message, its first part decoded. */
export const textOf = (source: string): string =>
  Buffer.from(/text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/u.exec(source)?.[1] ?? '', 'base64').toString();

/** What sends the messages of a service that are due to a relay, as its process does every few seconds. */
export const sendingOver = (
  { composition, settings, origin }: TestService,
  port: number,
  first: () => Promise<unknown> = async () => undefined,
) => {
  const outbox = composition.get(AlertOutbox);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const relay = {
    kind: 'smtp',
    host: '127.0.0.1',
    port,
    from: 'portale@anpag.example',
    to: 'x@anpag.example',
  } as const;
  const parts = {
    settings: { ...settings, outbox: { ...relay, security: 'none' as const } },
    portal: portalSettingsOf(settings),
    items: composition.get(CatalogueRepository),
    entries: composition.get(FollowedEntries),
    links: composition.get(AlertLinks),
    aids: composition.get(AidRepository),
    origin: () => origin,
  };
  return makeAlertDispatcher({
    outbox,
    digests: composition.get(AlertDigests),
    senders: [
      makeMailSender(composition.get(AidListOutbox), aidListDeliveryOf(parts), log),
      makeMailSender(outbox, alertDeliveryOf(parts), log),
    ],
    first,
    perMinute: 600,
    log,
  });
};
