import type { MailQueue } from '#core/kernel/mail-queue.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { AlertsOfAddress } from './alert-service.ts';
import type { AlertSearch } from './list-search.ts';
import type { FollowedContent } from './followed-content.ts';
import type { ReportedEntry } from './digest.ts';
import type { AlertPerson } from './personal-alerts.ts';
import type { NewsItem } from './personal-news.ts';

/** A queued message to a person with a sign-in: a confirmation of the address that has this key, or news. */
export type QueuedPersonalMail =
  | { readonly kind: 'confirmPersonal'; readonly key: string }
  | { readonly kind: 'personal'; readonly things: readonly NewsItem[] };

/** A message as it waits: a confirmation, whose lists are read when it leaves, or what is new in a list. */
export type QueuedMail =
  | { readonly kind: 'confirm' }
  | { readonly kind: 'digest'; readonly search: AlertSearch; readonly told: readonly ReportedEntry[] }
  /** What became of one entry, each change a sentence; the last one of an entry that was withdrawn ends its subscription (D-68). */
  | {
      readonly kind: 'thing';
      readonly thing: FollowedContent;
      readonly title: string;
      readonly changes: readonly string[];
      readonly isLast?: boolean;
    }
  | QueuedPersonalMail;

/** A message that is to leave now. */
export interface AlertToSend {
  readonly id: string;
  readonly address: string;
  readonly subscription: string | undefined;
  /** How often it was tried before; with the id it names this one taking of the message. */
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly content: QueuedMail;
  readonly to: AlertsOfAddress;
  /** Whom it is to, where that is somebody who is signed in. */
  readonly person?: AlertPerson | undefined;
}

/** Figures of the alerts, for whoever runs the portal. */
export interface AlertFigures {
  readonly active: number;
  readonly waiting: number;
  readonly queued: number;
  /** Age of the oldest message that waits (seconds). */
  readonly oldestS: number;
  readonly delivered: number;
  readonly refused: number;
  /** People with personal alerts, in a role each; and those who have not confirmed their address yet. */
  readonly personal: number;
  readonly personalWaiting: number;
  readonly isPaused: boolean;
}

/** The queue of the alerts: all processes together send no more than the rate allows, and many failures in a row pause it (ALERT-06). */
export interface AlertOutbox extends MailQueue<AlertToSend> {
  /** Takes the right to send for the next `everyMs`, unless another process has it or sending is paused. */
  mayStart(everyMs: number): Promise<boolean>;
  /** The recipient itself was refused: after this number of days the address is forgotten, and for a month it is sent no confirmation. */
  refused(mail: AlertToSend): Promise<void>;
  figures(): Promise<AlertFigures>;
}
export const AlertOutbox = portKey<AlertOutbox>('AlertOutbox');

/** Puts what is new into the queue of messages, for every list that is due. */
export interface AlertDigests {
  /** Writes what is due; answers how many messages wait now that did not before. Nothing is sent twice, nothing is lost (ALERT-05). */
  gather(): Promise<number>;
}
export const AlertDigests = portKey<AlertDigests>('AlertDigests');
