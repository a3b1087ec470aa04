import { type Binding, binding } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { FeedbackBox } from './feedback-box.ts';
import { makeReadClaritySums, makeTakeOpinion, ReadClaritySums, TakeOpinion } from './use-cases.ts';

/** Use cases of the readers' opinions. */
export const bindings: readonly Binding[] = [
  binding(TakeOpinion, [FeedbackBox, PortalSettings], makeTakeOpinion),
  binding(ReadClaritySums, [FeedbackBox, PortalSettings], makeReadClaritySums),
];
