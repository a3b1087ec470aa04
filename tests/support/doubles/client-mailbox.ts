import { limitBroken } from '#core/client-messages/limits.ts';
import {
  type ClientMailbox,
  type ClientMessage,
  type ClientRecord,
  clientsNamed,
  type KnownSending,
  type Sending,
} from '#core/client-messages/ports.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import { MS_PER_S, S_PER_MINUTE } from '#core/kernel/time-units.ts';

/** A client as it is kept: its address, its records, and who holds its mandate. */
export interface StoredClient {
  readonly friendlyUrl: string;
  readonly record: ClientRecord;
  /** Fiscal codes of the operators. */
  readonly operators: readonly string[];
}

/** The boxes of clients in memory; `deliver` is called for each message that is put into one. */
export class InMemoryClientMailbox implements ClientMailbox {
  readonly #clients: readonly StoredClient[];
  readonly #deliver: (message: ClientMessage, msgId: string, at: number) => void;
  readonly #sendings: Sending[] = [];
  #count = 0;

  constructor(
    clients: readonly StoredClient[],
    deliver: (message: ClientMessage, msgId: string, at: number) => void = () => undefined,
  ) {
    this.#clients = clients;
    this.#deliver = deliver;
  }

  async clientAt(friendlyUrl: string, operator: string): Promise<ClientRecord | undefined> {
    return this.#clients.find((one) => one.friendlyUrl === friendlyUrl && one.operators.includes(operator))?.record;
  }

  async known(sending: Pick<Sending, 'operator' | 'key' | 'fingerprint'>): Promise<KnownSending | undefined> {
    return this.#known(sending);
  }

  #known({ operator, key, fingerprint }: Pick<Sending, 'operator' | 'key' | 'fingerprint'>): KnownSending | undefined {
    const found = this.#sendings.find((one) => one.operator === operator && one.key === key);
    return found === undefined ? undefined : { isSame: found.fingerprint === fingerprint, receipt: found.receipt };
  }

  async limitBroken(
    sending: Pick<Sending, 'operator' | 'at'>,
    clients: number,
  ): ReturnType<ClientMailbox['limitBroken']> {
    return this.#limitBroken(sending, clients);
  }

  #limitBroken({ operator, at }: Pick<Sending, 'operator' | 'at'>, clients: number): ReturnType<typeof limitBroken> {
    const own = this.#sendings.filter((one) => one.operator === operator);
    const countOf = (sendings: readonly Sending[]): number => sendings.reduce((sum, one) => sum + clientsNamed(one), 0);
    const today = countOf(own.filter((one) => dayInRome(one.at) === dayInRome(at)));
    const lastMinute = countOf(own.filter((one) => one.at > at - S_PER_MINUTE * MS_PER_S));
    return limitBroken({ today, lastMinute }, clients);
  }

  async take(sending: Sending): ReturnType<ClientMailbox['take']> {
    // At one go: two of the same key must not pass each other.
    const known = this.#known(sending);
    if (known !== undefined) return known.isSame ? succeed(known.receipt) : fail({ code: 'messages.key-reused' });
    const { at, messages, receipt } = sending;
    const limit = this.#limitBroken(sending, clientsNamed(sending));
    if (limit !== undefined) return fail({ code: 'messages.too-many', limit });
    for (const message of messages) {
      this.#count += 1;
      this.#deliver(message, `CAA-${this.#count}`, at);
    }
    this.#sendings.push(sending);
    return succeed(receipt);
  }
}
