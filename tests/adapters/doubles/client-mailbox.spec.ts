import { describe } from 'vitest';
import { isInForce } from '#core/access/mandate.ts';
import { dayInRome, FIRST_DAY } from '#core/kernel/iso-date.ts';
import { InMemoryClientMailbox } from '#tests/support/doubles/client-mailbox.ts';
import { clientMailboxContract, type SeenMessage } from '#tests/contracts/client-mailbox.contract.ts';

describe('InMemoryClientMailbox', () => {
  clientMailboxContract(async (clients, clock) => {
    const seen: SeenMessage[] = [];
    const port = new InMemoryClientMailbox(
      clients.map(({ detail, operators, mandateUntil }) => ({
        friendlyUrl: detail.friendlyUrl,
        record: {
          cuaa: detail.cuaa,
          company: detail.registeredName,
          office: detail.office,
          expiries: detail.expiries,
          payments: [],
          applications: [],
          debts: [],
        },
        operators: isInForce({ since: detail.mandateSince ?? FIRST_DAY, until: mandateUntil }, dayInRome(clock.now()))
          ? operators
          : [],
      })),
      ({ cuaa, subject, body }) => seen.push({ cuaa, subject, body }),
    );
    return { port, boxes: async () => seen };
  });
});
