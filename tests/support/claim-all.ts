import type { MailQueue } from '#core/kernel/mail-queue.ts';

/** Takes every message of a queue that is due; each is in hand for `leaseMs`. */
export const claimAll = async <Queued>(
  queue: Pick<MailQueue<Queued>, 'claim'>,
  leaseMs: number,
): Promise<readonly Queued[]> => {
  const taken: Queued[] = [];
  for (let mail = await queue.claim(leaseMs); mail !== undefined; mail = await queue.claim(leaseMs)) taken.push(mail);
  return taken;
};
