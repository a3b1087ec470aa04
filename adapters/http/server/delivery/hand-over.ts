import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceSettings } from '../settings/settings.ts';
import { TakenByAnother } from './outbox-dispatcher.ts';
import { domainIn } from './sender.ts';
import { type Mail, messageOf, sendMail } from './smtp.ts';

const FOLDER = 'posta-degli-avvisi';
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/**
 * Hands one message of the alerts over in the way that the settings choose: a file in the data folder, or the relay. From a trial no mail
 * leaves.
 */
export const handOver = async (
  { outbox, dataDir, staging }: Pick<ServiceSettings, 'outbox' | 'dataDir' | 'staging'>,
  written: Omit<Mail, 'isAutomatic'>,
  isStillOurs: () => Promise<boolean>,
): Promise<void> => {
  const mail = { ...written, isAutomatic: true };
  if (outbox.kind === 'file' || staging) return intoFolder(join(dataDir, FOLDER), mail);
  return sendMail({ ...outbox, to: mail.to ?? outbox.to }, mail, async () => {
    if (!(await isStillOurs())) throw new TakenByAnother();
  });
};

/** The Message-ID of what is queued, in the domain of the sender: the same at every try. */
export const messageIdOf = ({ outbox }: Pick<ServiceSettings, 'outbox'>, id: string, origin: string): string =>
  `${id}@${outbox.kind === 'file' ? new URL(origin).hostname : domainIn(outbox.from)}`;

// Helpers

/** Writes a message whole, as mail programs open it; a second try writes the same file. */
const intoFolder = async (folder: string, mail: Mail): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const path = join(folder, `${mail.id.replace(/@.*/u, '')}.eml`);
  const bytes = await messageOf({ from: 'portale@localhost', to: mail.to ?? '' }, mail);
  await writeFile(`${path}.bozza`, bytes, { mode: OWNER_ONLY });
  await rename(`${path}.bozza`, path);
};
