import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { StorageAway } from '#core/kernel/storage-away.ts';
import {
  type AlertService,
  type AlertLink,
  type AlertLinks,
  type AlertRegister,
  type AlertsOfAddress,
  type AlertsOutcome,
  type AlertsView,
  MOST_LISTS,
  type ShownSubscription,
  type Subscription,
} from './alert-service.ts';
import { ALERT_FIELDS } from './alert-fields.ts';
import { subjectFromPairs, isContent, type SearchWords } from './alert-search.ts';
import type { FollowedEntries } from './followed-entries.ts';
import { frequencyFrom } from './frequency.ts';
import { CONFIRM_DAYS, mailAddressFrom, mailTrouble, shortenedMail } from './mail-address.ts';
import { makeSubjectWords } from './subject-words.ts';

/** Builds the service of the alerts. Nothing is confirmed, changed or ended but by a form: a link that is only opened does nothing (ALERT-03). */
export const makeAlertService = (
  register: AlertRegister,
  links: AlertLinks,
  clock: Clock,
  items: CatalogueRepository,
  entries: FollowedEntries,
  { names }: Pick<PortalSettings, 'names'>,
): AlertService => {
  const wordsOf = makeSubjectWords(routeTable(names), items, entries);
  /** What a stranger may have typed is shown once the address is confirmed. */
  const shown = async (one: Subscription): Promise<ShownSubscription> => {
    const whole = await wordsOf(one.search, true);
    const { text, isGone } = one.confirmedOn === undefined ? await wordsOf(one.search, false) : whole;
    return { ...one, words: text, isGone, path: !isGone && text === whole.text ? whole.path : undefined };
  };
  const read = (key: string): AlertLink | undefined => {
    const link = links.read(key);
    if (link?.kind !== 'confirm' && link?.kind !== 'manage') return undefined;
    return link.until !== undefined && link.until < clock.now() ? undefined : link;
  };
  const view = async (key: string): Promise<AlertsView> => {
    const link = read(key);
    if (link === undefined) return { kind: 'expired' };
    const found = await register.of(link.address);
    if (found === undefined) return { kind: link.kind === 'confirm' ? 'expired' : 'none' };
    const isActive = ({ confirmedOn }: Subscription): boolean => confirmedOn !== undefined;
    const active = await Promise.all(found.subscriptions.filter(isActive).map(shown));
    const mail = shortenedMail(found.mail);
    if (link.kind === 'manage')
      return active.length === 0 ? { kind: 'none' } : { kind: 'manage', key, mail, subscriptions: active };
    const waiting = await Promise.all(found.subscriptions.filter((one) => !isActive(one)).map(shown));
    const manage = active.length === 0 ? undefined : links.sign({ kind: 'manage', address: link.address });
    return { kind: 'confirm', key, mail, waiting, active, manage, until: dayInRome(link.until ?? clock.now()) };
  };

  return {
    view,
    post: async (fields, client) => {
      const key = queryValue(fields, ALERT_FIELDS.key);
      return key === undefined
        ? ask({ register, entries, wordsOf, clock }, fields, client)
        : act({ register, read, view }, fields, key);
    },
    unsubscribe: async (key) => {
      const link = read(key);
      if (link?.kind !== 'manage' || link.subscription === undefined) return false;
      await register.end(link.address, link.subscription);
      return true;
    },
  };
};

// Helpers

/** Does what a form with a signed link asks for: confirms, changes how often, ends one or all. */
const act = async (
  {
    register,
    read,
    view,
  }: {
    readonly register: AlertRegister;
    readonly read: (key: string) => AlertLink | undefined;
    readonly view: AlertService['view'];
  },
  fields: QueryPairs,
  key: string,
): Promise<AlertsOutcome> => {
  const link = read(key);
  const found = link === undefined ? undefined : await register.of(link.address);
  if (link === undefined || found === undefined) return { kind: 'expired', view: await view(key) };
  const named = fields.flatMap(([name, value]) => (name === ALERT_FIELDS.subscription ? [value] : []));
  const subscription = found.subscriptions.find(({ id }) => named.includes(id));
  const asked = queryValue(fields, ALERT_FIELDS.act);
  if (link.kind === 'confirm')
    return confirm(register, { address: link.address, key, view }, found, asked === 'conferma' ? named : undefined);
  const frequency = frequencyFrom(queryValue(fields, ALERT_FIELDS.frequency));
  if (asked === 'cambia' && subscription !== undefined && frequency !== undefined) {
    await register.changeFrequency(link.address, subscription.id, frequency);
    return {
      kind: 'changed',
      view: await view(key),
      subscription: subscription.id,
      frequency,
      before: subscription.frequency,
    };
  }
  if (asked === 'termina-tutti') await register.end(link.address, undefined);
  else if (asked === 'termina' && subscription !== undefined) await register.end(link.address, subscription.id);
  return { kind: 'ended', view: await view(key) };
};

/**
 * Confirms the lists that were chosen; where one alone waits nothing has to be chosen. The others stay as they are: somebody else may have asked
 * for them (ALERT-03).
 */
const confirm = async (
  register: AlertRegister,
  { address, key, view }: { readonly address: string; readonly key: string; readonly view: AlertService['view'] },
  { subscriptions }: AlertsOfAddress,
  chosen: readonly string[] | undefined,
): Promise<AlertsOutcome> => {
  const waiting = subscriptions.filter(({ confirmedOn }) => confirmedOn === undefined).map(({ id }) => id);
  const ids = chosen?.length === 0 && waiting.length === 1 ? waiting : (chosen ?? []);
  const count = ids.length === 0 ? 0 : await register.confirm(address, ids);
  const active = subscriptions.length - waiting.length + count;
  const after = await view(key);
  if (count > 0) return { kind: 'confirmed', view: after };
  if (waiting.length === 0) return { kind: 'alreadyActive', view: after };
  return { kind: active >= MOST_LISTS ? 'tooManyLists' : 'noneChosen', view: after };
};

type Refused = AlertsOutcome & { readonly kind: 'refused' };

/** The answer is the same whether the address is known or not (ALERT-02). */
const ask = async (
  {
    register,
    entries,
    wordsOf,
    clock,
  }: {
    readonly register: AlertRegister;
    readonly entries: FollowedEntries;
    readonly wordsOf: ReturnType<typeof makeSubjectWords>;
    readonly clock: Clock;
  },
  fields: QueryPairs,
  client: string,
): Promise<AlertsOutcome> => {
  const search = subjectFromPairs(fields);
  const typed = queryValue(fields, ALERT_FIELDS.mail) ?? '';
  const frequency = frequencyFrom(queryValue(fields, ALERT_FIELDS.frequency)) ?? 'daily';
  let words: SearchWords | undefined;
  const refused = (reason: Refused['reason']): Refused => ({
    kind: 'refused',
    search,
    typed,
    frequency,
    reason,
    words,
  });
  if (search === undefined) return refused('list');
  const mail = mailAddressFrom(typed);
  try {
    const followed = isContent(search) ? await entries.followedAt(search) : search;
    const { text, isGone } = await wordsOf(followed ?? search, true);
    words = { text, isGone };
    if (followed === undefined) return refused('list');
    if (mail === undefined) return { ...refused('mail'), trouble: mailTrouble(typed) };
    const answer = await register.ask({ mail, search: followed, frequency, client });
    if (answer === 'tooMany') return refused('tooMany');
    return { kind: 'sent', search, until: addDays(dayInRome(clock.now()), CONFIRM_DAYS) };
  } catch (error) {
    if (error instanceof ServiceError || error instanceof StorageAway) return refused('failed');
    throw error;
  }
};
