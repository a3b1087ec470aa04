import type { QueryPairs } from '#core/kernel/address.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { FeedbackBox } from './feedback-box.ts';
import { checkOpinion, opinionFromFields, type OpinionDraft, type OpinionErrors } from './opinion.ts';

/** What became of an opinion. */
export type OpinionOutcome =
  | { readonly kind: 'taken'; readonly page: string }
  | { readonly kind: 'refused'; readonly draft: OpinionDraft; readonly errors: OpinionErrors }
  /** It could not be kept; it may be sent again. */
  | { readonly kind: 'failed'; readonly draft: OpinionDraft };

/** Takes an opinion from the fields of its form, with script or without. */
export type TakeOpinion = (fields: QueryPairs) => Promise<OpinionOutcome>;

/** Builds `TakeOpinion`. */
export const makeTakeOpinion =
  (box: FeedbackBox, { names, flags }: PortalSettings): TakeOpinion =>
  async (fields) => {
    const draft = opinionFromFields(fields);
    const checked = checkOpinion(draft, routeTable(names), flags);
    if (!checked.ok) return { kind: 'refused', draft, errors: checked.failure };
    try {
      await box.keep(checked.value);
      return { kind: 'taken', page: checked.value.page };
    } catch (error) {
      if (error instanceof ServiceError) return { kind: 'failed', draft };
      throw error;
    }
  };
export const TakeOpinion = defineUseCase('TakeOpinion', [FeedbackBox, PortalSettings], makeTakeOpinion);
