import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Undelivered } from '#core/support/assistance-outbox.ts';
import { TakenByAnother, type Deliver } from './outbox-dispatcher.ts';
import { domainIn } from './sender.ts';
import { sendMail, type MailRelay } from './smtp.ts';
import type { ServiceSettings } from '../settings/settings.ts';

const FOLDER = 'richieste-di-assistenza';
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** The way that the settings choose: a file per request in the data folder, or mail (D-10). From a trial no mail leaves. */
export const deliveryOf = ({
  outbox,
  dataDir,
  publicOrigin,
  staging,
}: Pick<ServiceSettings, 'outbox' | 'dataDir' | 'publicOrigin' | 'staging'>): Deliver =>
  outbox.kind === 'file' || staging
    ? intoFolder(join(dataDir, FOLDER))
    : byMail(outbox, publicOrigin === undefined ? undefined : new URL(publicOrigin).hostname);

/**
 * Sends each request to the relay. Its Message-ID and date are the same at every try, in the domain of the portal or, where
 * that is not set, of the sender: should a process die between the relay's acceptance and its mark, the second
 * message can be known for what it is.
 */
const byMail =
  (relay: MailRelay, portalDomain: string | undefined): Deliver =>
  (request, isStillOurs) =>
    sendMail(
      relay,
      {
        // The instant too: a new database counts its receipt numbers from one.
        id: `${request.receiptNumber}.${request.receivedAt}@${portalDomain ?? domainIn(relay.from)}`,
        date: request.receivedAt,
        subject: subjectOf(request),
        text: textOf(request),
        replyTo: request.request.email,
      },
      async () => {
        if (!(await isStillOurs())) throw new TakenByAnother();
      },
    );

/**
 * Writes each request whole: beside, to the disk, and then under its name, so that a reader never meets half of one.
 * A second try writes the same file.
 */
export const intoFolder =
  (folder: string): Deliver =>
  async (request) => {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    const path = join(folder, `${request.receiptNumber.replaceAll(/[^\w-]/gu, '-')}.json`);
    const file = await open(`${path}.bozza`, 'w', OWNER_ONLY);
    try {
      await file.writeFile(
        `${JSON.stringify({ ricevuta: request.receiptNumber, ...request.request }, undefined, 2)}\n`,
      );
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
    `Email: ${request.email}`,
    ...(request.phone === undefined ? [] : [`Telefono: ${request.phone}`]),
    `Ambito: ${request.scope}`,
    '',
    request.message,
  ].join('\n');
