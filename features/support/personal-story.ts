import type { Grants } from '#core/access/can-act-for.ts';
import type { AlertService, AlertLink } from '#core/alerts/alert-service.ts';
import { makeMyAlerts } from '#core/alerts/make-my-alerts.ts';
import type { MyAlerts } from '#core/alerts/personal-alerts.ts';
import { withPersonalLinks } from '#core/alerts/personal-links.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { InMemoryPersonalRegister } from '#tests/support/doubles/personal-alerts.ts';

const NOBODYS: AlertService = {
  view: async () => ({ kind: 'none' }),
  post: async () => ({ kind: 'expired', view: { kind: 'none' } }),
  unsubscribe: async () => false,
};

/** The choices of somebody, and the links in the messages that were sent. */
export class PersonalStory {
  readonly #links = new Map<string, string>();
  readonly alerts: MyAlerts;
  readonly service: AlertService;

  constructor(clock: Clock, fiscalCode: string) {
    const register = new InMemoryPersonalRegister(clock, (mail, address, subscription) => {
      const link: AlertLink = { kind: 'confirmPersonal', address, subscription };
      this.#links.set(mail, JSON.stringify(link));
    });
    this.alerts = makeMyAlerts(register, clock, { fiscalCode, mayFollow: async () => true });
    this.service = withPersonalLinks(NOBODYS, register, { read: (key) => JSON.parse(key) as AlertLink }, clock);
  }

  /** The key of the link that an address got. */
  linkTo(mail: string): string {
    return this.#links.get(mail) ?? '';
  }
}

/** What is known of a person and of the company "azienda", as the words of a scenario say it. */
export const grantsOf = (how: string, today: IsoDate): Grants => ({
  heldCuaas: how === 'non più sua' ? [] : ['azienda'],
  officeIds: ['ufficio'],
  mandates: how === 'senza mandato' ? [] : [{ cuaa: 'azienda', officeId: 'ufficio', since: today, until: undefined }],
  closedCuaas: how === 'con il mandato chiuso' ? ['azienda'] : [],
  today,
});
