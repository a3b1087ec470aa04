import { queryValue } from '#core/kernel/address.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { AlertService, AlertLink, AlertLinks, AlertsOutcome, AlertsView } from './alert-service.ts';
import { shortenedMail } from './mail-address.ts';
import { ALERT_FIELDS } from './alert-fields.ts';
import type { LinkedAddress, PersonalRegister } from './personal-alerts.ts';

type Addresses = Pick<PersonalRegister, 'at' | 'confirm' | 'end'>;

/**
 * The service of the alerts, which opens the links of personal alerts, too: one that confirms an address, one that ends all that is sent there.
 * Whoever has the link needs no sign-in for these, and reads nothing of what was chosen (PREF-02, PREF-07).
 */
export const withPersonalLinks = (
  service: AlertService,
  register: Addresses,
  links: Pick<AlertLinks, 'read'>,
  clock: Clock,
): AlertService => {
  const personal = (key: string): AlertLink | undefined => {
    const link = links.read(key);
    if (link?.kind !== 'confirmPersonal' && link?.kind !== 'endPersonal') return undefined;
    return link;
  };
  const found = async (link: AlertLink): Promise<LinkedAddress | undefined> => {
    if (link.until !== undefined && link.until < clock.now()) return undefined;
    const address = await register.at(link.address);
    // What was typed since has a link of its own.
    return link.kind === 'confirmPersonal' && address?.key !== link.subscription ? undefined : address;
  };
  const viewOf = async (key: string, link: AlertLink): Promise<AlertsView> => {
    const address = await found(link);
    if (address === undefined) return { kind: link.kind === 'confirmPersonal' ? 'expired' : 'personalEnded' };
    const mail = shortenedMail(address.mail);
    if (link.kind === 'endPersonal') return { kind: 'personalEnd', key, mail };
    const until = dayInRome(link.until ?? clock.now());
    return { kind: 'personalConfirm', key, mail, until, isActive: address.confirmedOn !== undefined };
  };
  const act = async (key: string, link: AlertLink, asked: string | undefined): Promise<AlertsOutcome> => {
    if ((await found(link)) === undefined) return { kind: 'expired', view: await viewOf(key, link) };
    if (link.kind === 'endPersonal') {
      if (asked === 'termina') await register.end(link.address);
      return { kind: 'ended', view: await viewOf(key, link) };
    }
    const isNew = asked === 'conferma' && (await register.confirm(link.address, link.subscription ?? ''));
    return { kind: isNew ? 'confirmed' : 'alreadyActive', view: await viewOf(key, link) };
  };
  return {
    view: async (key) => {
      const link = personal(key);
      return link === undefined ? service.view(key) : viewOf(key, link);
    },
    post: async (fields, client) => {
      const key = queryValue(fields, ALERT_FIELDS.key) ?? '';
      const link = personal(key);
      return link === undefined ? service.post(fields, client) : act(key, link, queryValue(fields, ALERT_FIELDS.act));
    },
    unsubscribe: async (key) => {
      const link = personal(key);
      if (link === undefined) return service.unsubscribe(key);
      if (link.kind !== 'endPersonal') return false;
      await register.end(link.address);
      return true;
    },
  };
};
