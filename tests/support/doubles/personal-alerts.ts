import {
  addressAfter,
  type AlertPerson,
  type LinkedAddress,
  NO_CHOICES,
  type PersonalAddress,
  type PersonalAlerts,
  type PersonalDraft,
  type PersonalRegister,
  tidyChoices,
} from '#core/alerts/personal-alerts.ts';
import { mailboxOf } from '#core/alerts/mail-address.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';

const idOf = ({ role, fiscalCode }: AlertPerson): string => `${role} ${fiscalCode}`;

/** The choices of people in memory; `send` is called for each confirmation: to which address, with which id and key. */
export class InMemoryPersonalRegister implements PersonalRegister {
  readonly #clock: Clock;
  readonly #send: (mail: string, id: string, key: string) => void;
  readonly #stored = new Map<string, PersonalAlerts & { readonly address: PersonalAddress }>();
  readonly #written = new Set<string>();

  constructor(clock: Clock, send: (mail: string, id: string, key: string) => void = () => undefined) {
    this.#clock = clock;
    this.#send = send;
  }

  async of(person: AlertPerson): Promise<PersonalAlerts> {
    return this.#stored.get(idOf(person)) ?? NO_CHOICES;
  }

  async save(person: AlertPerson, draft: PersonalDraft): Promise<'saved' | 'tooMany'> {
    const id = idOf(person);
    const after = addressAfter(this.#stored.get(id)?.address, draft, this.#clock.now());
    if (after === undefined) {
      this.#stored.delete(id);
      return 'saved';
    }
    if (after.isNew && !this.#mayWrite(id, draft.mail)) return 'tooMany';
    this.#stored.set(id, { ...tidyChoices(draft), address: after.address });
    if (after.isNew) this.#send(draft.mail, id, draft.mail);
    return 'saved';
  }

  async resend(person: AlertPerson): Promise<'saved' | 'tooMany'> {
    const id = idOf(person);
    const known = this.#stored.get(id);
    if (known === undefined || !this.#mayWrite(id, known.address.mail)) return 'tooMany';
    this.#stored.set(id, { ...known, address: { ...known.address, sentAt: this.#clock.now() } });
    this.#send(known.address.mail, id, known.address.mail);
    return 'saved';
  }

  async at(id: string): Promise<LinkedAddress | undefined> {
    const address = this.#stored.get(id)?.address;
    return address === undefined ? undefined : { ...address, key: address.mail };
  }

  async confirm(id: string, key: string): Promise<boolean> {
    const known = this.#stored.get(id);
    if (known === undefined || known.address.mail !== key || known.address.confirmedOn !== undefined) return false;
    this.#stored.set(id, { ...known, address: { ...known.address, confirmedOn: dayInRome(this.#clock.now()) } });
    return true;
  }

  async end(id: string): Promise<void> {
    this.#stored.delete(id);
  }

  #mayWrite(id: string, mail: string): boolean {
    const key = `${id} ${mailboxOf(mail)} ${dayInRome(this.#clock.now())}`;
    const may = !this.#written.has(key);
    this.#written.add(key);
    return may;
  }
}
