import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { openDebts } from '#core/procedures/desk-money.ts';
import { heldBy, type StopCause } from '#core/open-items/amounts.ts';
import { draftProblem, type RefusalReason } from './client-message.ts';
import { causesOfKind, type MessageKind, subjectsOfKind } from './message-kind.ts';
import { letterBody } from './letter.ts';
import type { ClientFacts, ContractFacts } from './placeholders.ts';
import type { ClientMailbox, ClientMessage, ClientMessages, ClientRecord } from './ports.ts';
import { PREPARED_TEXTS } from './prepared-texts.ts';
import { sameMessage } from './same-message.ts';

/** The operator writing. */
export interface Writer {
  readonly fiscalCode: string;
  readonly name: string;
  /** Whether the writer holds a mandate of this client today; asked for each client of each message, and noted. */
  readonly mayWriteTo: (friendlyUrl: string) => Promise<boolean>;
}

/** What a client's records say for one kind of message. */
export const factsFor = (kind: MessageKind, client: ClientRecord, today: IsoDate): ClientFacts => {
  return {
    company: client.company,
    office: client.office,
    day: dayOf(kind, client),
    ...stoppedFacts(client, causesOfKind(kind), today),
    ...(kind === 'contract' ? { contracts: contractFacts(client, today) } : {}),
  };
};

/**
 * Builds `ClientMessages` over the boxes. The policy is asked for each client before anything of it is read; who is not held gets nothing
 * and is named, the others get theirs. Each text is filled with the records of its own client and of no other (CAAM-01 to CAAM-05).
 */
export const makeClientMessages = (mailbox: ClientMailbox, clock: Clock, writer: Writer): ClientMessages => {
  const clientOf = async (friendlyUrl: string): Promise<ClientRecord | undefined> =>
    (await writer.mayWriteTo(friendlyUrl)) ? mailbox.clientAt(friendlyUrl, writer.fiscalCode) : undefined;
  return {
    facts: async (kind, friendlyUrl) => {
      const client = await clientOf(friendlyUrl);
      return client === undefined
        ? fail('messages.forbidden')
        : succeed(factsFor(kind, client, dayInRome(clock.now())));
    },
    send: async (draft, key) => {
      const message = draftProblem(draft);
      if (message !== undefined) return fail({ code: 'messages.invalid', message });
      const fingerprint = sameMessage(draft);
      const known = await mailbox.known({ operator: writer.fiscalCode, key, fingerprint });
      if (known !== undefined) return known.isSame ? succeed(known.receipt) : fail({ code: 'messages.key-reused' });
      const at = clock.now();
      const recipients = new Set(draft.recipients);
      const limit = await mailbox.limitBroken({ operator: writer.fiscalCode, at }, recipients.size);
      if (limit !== undefined) return fail({ code: 'messages.too-many', limit });
      const messages: ClientMessage[] = [];
      const sent: string[] = [];
      const refused: { recipient: string; reason: RefusalReason }[] = [];
      for (const recipient of recipients) {
        // One after the other: each look is noted before the next.
        const client = await clientOf(recipient);
        const written =
          client === undefined ? undefined : letterTo(client, draft.kind, draft.text, writer, dayInRome(at));
        if (written === undefined)
          refused.push({ recipient, reason: client === undefined ? 'not-held' : 'nothing-left' });
        else {
          messages.push(written);
          sent.push(recipient);
        }
      }
      return mailbox.take({
        operator: writer.fiscalCode,
        key,
        fingerprint,
        at,
        messages,
        receipt: { sent, refused },
      });
    },
  };
};

// Helpers

/** What causes stop, and when the first payment of it is expected; nothing where they stop none. */
const stoppedFacts = (
  { payments }: ClientRecord,
  causes: readonly StopCause[],
  today: IsoDate,
): Pick<ClientFacts, 'stoppedCents' | 'expectedBy'> => {
  const { stopped, stoppedCents } = heldBy(payments, causes, today);
  const [first] = stopped;
  if (first === undefined) return {};
  return { stoppedCents, ...(first.state === 'suspended' ? {} : { expectedBy: first.expectedBy }) };
};

/** The contracts that have ended, the first first; where none has, the next that will. Of one without a number it is not known what it stops alone. */
const contractFacts = (client: ClientRecord, today: IsoDate): readonly ContractFacts[] => {
  const contracts = client.expiries
    .filter(({ kind }) => kind === 'contract')
    .toSorted((left, right) => compareTexts(left.day, right.day));
  const ended = contracts.filter(({ day }) => day < today);
  const said = ended.length > 0 ? ended : contracts.slice(0, 1);
  return said.map(({ thing: record, day }) => ({
    number: record,
    day,
    ...(record === undefined && said.length > 1
      ? {}
      : stoppedFacts(client, [{ kind: 'contract', thing: record }], today)),
  }));
};

/** The message of one client, signed; undefined where nothing of the text is left. */
const letterTo = (
  client: ClientRecord,
  kind: MessageKind,
  text: string,
  { name }: Writer,
  today: IsoDate,
): ClientMessage | undefined => {
  const body = letterBody({ kind, text, facts: factsFor(kind, client, today), writer: name, today });
  return body === undefined
    ? undefined
    : { cuaa: client.cuaa, subject: PREPARED_TEXTS[kind].subject, body, about: subjectsOfKind(kind) };
};

const earliest = (days: readonly (IsoDate | undefined)[]): IsoDate | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

const dayOf = (kind: MessageKind, client: ClientRecord): IsoDate | undefined => {
  switch (kind) {
    case 'application':
      return earliest(client.applications.map(({ request }) => request?.dueOn));
    case 'debt':
      return earliest(openDebts(client.debts).map(({ dueOn }) => dueOn));
    default:
      return earliest(client.expiries.filter((expiry) => expiry.kind === kind).map(({ day }) => day));
  }
};
