import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AlertLinks, CONFIRM_DAYS } from '#core/alerts/alert-desk.ts';
import type { AlertToSend } from '#core/alerts/alert-outbox.ts';
import { alertLinkPath, type AlertSearch, criteriaOf, searchPath, searchWords } from '#core/alerts/alert-search.ts';
import { confirmMessage, digestMessage, type Message } from '#core/alerts/messages.ts';
import {
  confirmPersonalMessage,
  personalMessage,
  personalPath,
  preferencesPath,
} from '#core/alerts/personal-messages.ts';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { entryAddress } from '#core/catalogue/export.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import type { ServiceSettings } from '../settings/settings.ts';
import { TakenByAnother } from './outbox-dispatcher.ts';
import { type Mail, messageOf, sendMail } from './smtp.ts';

const FOLDER = 'posta-degli-avvisi';
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const DAY_MS = 86_400_000;

/** Path below the base path where mail programs end a subscription (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/avvisi-per-email/termina';

/** Hands one message over; asks `isStillOurs` before the step that cannot be taken back. */
export type DeliverAlert = (mail: AlertToSend, isStillOurs: () => Promise<boolean>) => Promise<void>;

/** What messages are written with. */
export interface MessageParts {
  readonly settings: Pick<ServiceSettings, 'outbox' | 'dataDir' | 'staging'>;
  readonly portal: PortalSettings;
  readonly items: CatalogueRepository;
  readonly links: AlertLinks;
  /** Origin under which people reach the portal. */
  readonly origin: () => string;
}

/** The way that the settings choose: a file per message in the data folder, or the relay. From a trial no mail leaves. */
export const alertDeliveryOf =
  (parts: MessageParts): DeliverAlert =>
  async (queued, isStillOurs) => {
    const { outbox, dataDir, staging } = parts.settings;
    const mail = await mailOf(parts, queued);
    if (outbox.kind === 'file' || staging) return intoFolder(join(dataDir, FOLDER), mail);
    return sendMail({ ...outbox, to: mail.to ?? outbox.to }, mail, async () => {
      if (!(await isStillOurs())) throw new TakenByAnother();
    });
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
  const { hostname } = new URL(origin());
  const message = await messageFor(parts, queued, home, `${home}${alertLinkPath(table, 'manage', key)}`);
  return {
    ...message,
    id: `${queued.id}@${settings.outbox.kind === 'file' ? hostname : settings.outbox.from.slice(settings.outbox.from.lastIndexOf('@') + 1)}`,
    date: queued.createdAt,
    to: queued.to.mail,
    ...(queued.subscription === undefined && !isPersonal
      ? {}
      : { unsubscribe: `${home}${UNSUBSCRIBE_PATH}?chiave=${key}` }),
  };
};

const messageFor = async (
  { portal, items, links, origin }: MessageParts,
  { content, address, createdAt, to, person }: AlertToSend,
  home: string,
  manage: string,
): Promise<Message> => {
  const table = routeTable(portal.names);
  const agency = portal.names.agencyShortName;
  const until = { at: createdAt + CONFIRM_DAYS * DAY_MS, day: addDays(dayInRome(createdAt), CONFIRM_DAYS) };
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
  const words = async (search: AlertSearch, typed: boolean): Promise<string> =>
    searchWords(table, search, await items.filterOptions(search.list, criteriaOf(search)), typed).text;
  if (content.kind === 'confirm') {
    const waiting = to.subscriptions.filter(({ confirmedOn }) => confirmedOn === undefined);
    const lists = await Promise.all(
      (waiting.length === 0 ? to.subscriptions : waiting).map(({ search }) => words(search, false)),
    );
    const key = links.sign({ kind: 'confirm', address, until: until.at });
    const link = `${home}${alertLinkPath(table, 'confirm', key)}`;
    return confirmMessage({ agency, lists, link, until: until.day });
  }
  const toEntry = entryAddress(table, { origin: origin(), home });
  return digestMessage({
    agency,
    words: await words(content.search, true),
    told: content.told,
    addressOf: ({ item }) => toEntry(item),
    list: `${home}${searchPath(table, content.search)}`,
    manage,
  });
};

/** Writes a message whole, as mail programs open it; a second try writes the same file. */
const intoFolder = async (folder: string, mail: Mail): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const path = join(folder, `${mail.id.replace(/@.*/u, '')}.eml`);
  const bytes = await messageOf({ from: 'portale@localhost', to: mail.to ?? '' }, mail);
  await writeFile(`${path}.bozza`, bytes, { mode: OWNER_ONLY });
  await rename(`${path}.bozza`, path);
};
