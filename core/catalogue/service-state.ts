import { type StatusTag, unknownTag } from '#core/kernel/status-tag.ts';

/** The states of a service in the national model: whoever opens its page learns first whether it can be used. */
export const SERVICE_STATUSES = ['Attivo', 'Non attivo'] as const satisfies readonly string[];

const [ACTIVE, INACTIVE] = SERVICE_STATUSES;

/** Whether a service can be used, as its editors say; one that cannot says why. */
export interface ServiceState {
  readonly status: string;
  /** In a sentence: why it cannot be used, and where one goes in the meantime. */
  readonly reason?: string;
}

/** A service that is not active must say why, and an active one has nothing to excuse. */
export const saysWhy = (status: string, reason: string | undefined): boolean =>
  (status === INACTIVE) === (reason !== undefined);

/** Where the way into a service leads: a service that is not active has none (PAGE-35). */
export const wayInto = (state: ServiceState | undefined, target: string | undefined): string | undefined =>
  state?.status === INACTIVE ? undefined : target;

/** The state as people meet it; total over all strings. */
export const serviceTag = ({ status }: ServiceState): StatusTag => {
  switch (status) {
    case ACTIVE:
      return { tone: 'ok', icon: 'check-circle', word: status };
    case INACTIVE:
      return { tone: 'bad', icon: 'ban', word: status };
    default:
      return unknownTag(status);
  }
};

/** The state where it is worth a word among others: an active service goes without saying. */
export const remarkableState = (state: ServiceState | undefined): StatusTag | undefined =>
  state === undefined || state.status === ACTIVE ? undefined : serviceTag(state);
