import type { AlertLinks } from '#core/alerts/alert-service.ts';
import { CONFIRM_DAYS } from '#core/alerts/mail-address.ts';
import type { AlertToSend } from '#core/alerts/alert-outbox.ts';
import { alertLinkPath, searchPath } from '#core/alerts/alert-search.ts';
import { followedWords } from '#core/alerts/followed-content.ts';
import type { FollowedEntries } from '#core/alerts/followed-entries.ts';
import { confirmMessage, digestMessage, type Message, entryMessage } from '#core/alerts/messages.ts';
import {
  confirmPersonalMessage,
  personalMessage,
  personalPath,
  preferencesPath,
} from '#core/alerts/personal-messages.ts';
import { makeSubjectWords } from '#core/alerts/subject-words.ts';
import { followedPath } from '#core/alerts/followed-path.ts';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { entryAddresses } from '#core/catalogue/export.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { MS_PER_DAY } from '#core/kernel/time-units.ts';
import type { ServiceSettings } from '../settings/settings.ts';
import { handOver, messageIdOf } from './hand-over.ts';
import type { DeliverMail } from './mail-sender.ts';
import type { Mail } from './smtp.ts';

/** Path below the base path where mail programs end a subscription (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/avvisi-per-email/termina';

/** What messages are written with. */
export interface MessageParts {
  readonly settings: Pick<ServiceSettings, 'outbox' | 'dataDir' | 'staging'>;
  readonly portal: PortalSettings;
  readonly items: CatalogueRepository;
  readonly entries: FollowedEntries;
  readonly links: AlertLinks;
  /** Origin under which people reach the portal. */
  readonly origin: () => string;
}

/** The way that the settings choose: a file per message in the data folder, or the relay. From a trial no mail leaves. */
export const alertDeliveryOf =
  (parts: MessageParts): DeliverMail<AlertToSend> =>
  async (queued, isStillOurs) => {
    await handOver(parts.settings, await mailOf(parts, queued), isStillOurs);
  };

// Helpers

const mailOf = async (parts: MessageParts, queued: AlertToSend): Promise<Mail> => {
  const { portal, links, origin, settings } = parts;
  const home = `${origin()}${portal.basePath}`;
  const table = routeTable(portal.names);
  const isPersonal = queued.content.kind === 'personal';
  const key = links.sign({
    kind: isPersonal ? 'endPersonal' : 'manage',
    address: queued.address,
    subscription: queued.subscription,
  });
  const message = await messageFor(parts, queued, home, `${home}${alertLinkPath(table, 'manage', key)}`);
  return {
    ...message,
    id: messageIdOf(settings, queued.id, origin()),
    date: queued.createdAt,
    to: queued.to.mail,
    senderName: portal.names.agencyShortName,
    ...(queued.subscription === undefined && !isPersonal
      ? {}
      : { unsubscribe: `${home}${UNSUBSCRIBE_PATH}?chiave=${key}` }),
  };
};

const messageFor = async (
  { portal, items, entries, links, origin }: MessageParts,
  { content, address, createdAt, to, person }: AlertToSend,
  home: string,
  manage: string,
): Promise<Message> => {
  const table = routeTable(portal.names);
  const agency = portal.names.agencyShortName;
  const until = { at: createdAt + CONFIRM_DAYS * MS_PER_DAY, day: addDays(dayInRome(createdAt), CONFIRM_DAYS) };
  if (content.kind === 'confirmPersonal') {
    const key = links.sign({ kind: 'confirmPersonal', address, subscription: content.key, until: until.at });
    return confirmPersonalMessage({
      agency,
      link: `${home}${alertLinkPath(table, 'confirm', key)}`,
      until: until.day,
    });
  }
  if (content.kind === 'personal') {
    if (person === undefined) throw new Error('a message to who is signed in is to a person');
    const link = `${home}${personalPath(table, person, content.things)}`;
    return personalMessage({ agency, link, preferences: `${home}${preferencesPath(table)}`, end: manage });
  }
  const wordsOf = makeSubjectWords(table, items, entries);
  if (content.kind === 'confirm') {
    const waiting = to.subscriptions.filter(({ confirmedOn }) => confirmedOn === undefined);
    const lists = await Promise.all(
      (waiting.length === 0 ? to.subscriptions : waiting).map(
        async ({ search }) => (await wordsOf(search, false)).text,
      ),
    );
    const key = links.sign({ kind: 'confirm', address, until: until.at });
    const link = `${home}${alertLinkPath(table, 'confirm', key)}`;
    return confirmMessage({ agency, lists, link, until: until.day });
  }
  if (content.kind === 'thing') {
    const { thing: entry, title, changes } = content;
    const found = await entries.entry(entry);
    const address = found && `${home}${followedPath(table, found.at)}`;
    return entryMessage({ agency, words: followedWords(entry, title), title, changes, address, manage });
  }
  const { addressOf } = entryAddresses(table, { origin: origin(), home });
  return digestMessage({
    agency,
    // What a stranger may have typed is no word of the agency, in the subject least of all.
    words: (await wordsOf(content.search, false)).text,
    reported: content.told,
    addressOf: ({ item }) => addressOf(item),
    list: `${home}${searchPath(table, content.search)}`,
    manage,
  });
};
