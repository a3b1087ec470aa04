import { type CampaignState, campaignTag } from '#core/content/campaign.ts';
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

/**
 * How an aid or service stands in one word, for its page, its card and the lists: that it cannot be used goes before all, then what its
 * campaign says of the day, so that no badge contradicts the term beside it; active is a service of which no day is named (PAGE-35,
 * CAMP-01). Undefined where nothing is known.
 */
export const stateTag = (service: ServiceState | undefined, campaign: CampaignState): StatusTag | undefined => {
  switch (service?.status) {
    case undefined:
      return campaignTag(campaign);
    case ACTIVE:
      return campaignTag(campaign) ?? { tone: 'ok', icon: 'check-circle', word: ACTIVE };
    case INACTIVE:
      return { tone: 'bad', icon: 'ban', word: INACTIVE };
    default:
      return unknownTag(service?.status ?? '');
  }
};

/** The same in lists and on cards, which show none where everything can be done. */
export const remarkableState = (service: ServiceState | undefined, campaign: CampaignState): StatusTag | undefined => {
  const tag = stateTag(service, campaign);
  return tag?.tone === 'ok' ? undefined : tag;
};
