import type { MessageSubject } from '#core/notifications/message-subject.ts';
import { STOP_KINDS } from '#core/procedures/procedure.ts';
import type { StopCause } from '#core/open-items/amounts.ts';

/** What a centre's message can be about: something that can stop payments, or anything else. */
export const MESSAGE_KINDS = [...STOP_KINDS, 'other'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kind of message for what stops payments; a kind that the portal does not know is anything else. */
export const messageKindOf = (kind: StopCause['kind'] | undefined): MessageKind =>
  typeof kind === 'string' ? kind : 'other';

/** What a message of a kind concerns among what stops payments; nothing for anything else. */
export const causesOfKind = (kind: MessageKind): readonly StopCause[] => (kind === 'other' ? [] : [{ kind }]);

/** What the notification says that it is about: the client's own page of it opens from there. An application is named. */
export const subjectsOfKind = (kind: MessageKind): readonly MessageSubject[] =>
  kind === 'other' || kind === 'application' || kind === 'debt' ? [] : [{ kind }];
