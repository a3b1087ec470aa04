import { EnterAddress } from '#core/access/enter-address.ts';
import { type Binding, binding } from '#core/kernel/port-key.ts';
import { Say } from '#core/notices/use-cases.ts';
import { FollowVisit, makeFollowVisit } from './follow-visit.ts';

/** What goes on around all pages. */
export const bindings: readonly Binding[] = [binding(FollowVisit, [EnterAddress, Say], makeFollowVisit)];
