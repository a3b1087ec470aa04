import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Undelivered } from '#adapters/storage/postgres/assistance-outbox.ts';
import type { Deliver } from './courier.ts';
import { sendMail } from './smtp.ts';
import type { ServiceSettings } from './settings.ts';

const FOLDER = 'richieste-di-assistenza';
const OWNER_ONLY = 0o600;

/** The way that the settings choose: a file per request in the data folder, or mail (D-10). */
export const deliveryOf = ({ outbox, dataDir }: Pick<ServiceSettings, 'outbox' | 'dataDir'>): Deliver =>
  outbox.kind === 'file' ? intoFolder(join(dataDir, FOLDER)) : (request) => sendMail(outbox, { subject: subjectOf(request), text: textOf(request), replyTo: request.request.email });

/** Writes each request whole: beside, to the disk, and then under its name, so that a reader never meets half of one. */
export const intoFolder =
  (folder: string): Deliver =>
  async (request) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${request.receiptNumber.replaceAll(/[^\w-]/gu, '-')}.json`);
    const file = await open(`${path}.bozza`, 'w', OWNER_ONLY);
    try {
      await file.writeFile(`${JSON.stringify({ ricevuta: request.receiptNumber, ...request.request }, undefined, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.bozza`, path);
  };

// Helpers

const subjectOf = ({ receiptNumber, request }: Undelivered): string => `[${receiptNumber}] ${request.subject}`;

const textOf = ({ receiptNumber, request }: Undelivered): string =>
  [
    `Ricevuta: ${receiptNumber}`,
    `Da: ${request.name} ${request.surname} (${request.fiscalCode})`,
    `E-mail: ${request.email}`,
    ...(request.phone === undefined ? [] : [`Telefono: ${request.phone}`]),
    `Ambito: ${request.scope}`,
    '',
    request.message,
  ].join('\n');
