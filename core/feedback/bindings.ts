import { type Binding, binding } from '#core/kernel/port-key.ts';
import { FeedbackBox } from './feedback-box.ts';
import { makeRatePage, RatePage } from './rate-page.ts';

/** Use cases of the readers' opinions. */
export const bindings: readonly Binding[] = [binding(RatePage, [FeedbackBox], makeRatePage)];
