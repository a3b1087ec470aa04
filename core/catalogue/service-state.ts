import { type StatusTag, unknownTag } from '#core/kernel/status-tag.ts';

/** The states of a service in the national model: its page shows first whether it can be used. */
export const SERVICE_STATUSES = ['Attivo', 'Non attivo'] as const satisfies readonly string[];

const [ACTIVE, INACTIVE] = SERVICE_STATUSES;

/** Whether a service can be used, with the reason where it cannot. */
export interface ServiceState {
  readonly status: string;
  /** One sentence: why it cannot be used, and what to use in the meantime. */
  readonly reason?: string;
}

/** An inactive service needs a reason, an active one has none. */
export const saysWhy = (status: string, reason: string | undefined): boolean =>
  (status === INACTIVE) === (reason !== undefined);

/** A way into a service; none where it is inactive (PAGE-35). */
export const wayInto = <Way>(state: ServiceState | undefined, way: Way | undefined): Way | undefined =>
  state?.status === INACTIVE ? undefined : way;

/** The tag of a state; total over all strings. */
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

/** The tag in lists and on cards, which show none for an active service. */
export const remarkableState = (state: ServiceState | undefined): StatusTag | undefined =>
  state === undefined || state.status === ACTIVE ? undefined : serviceTag(state);
