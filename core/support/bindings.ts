import { binding, type Binding } from '#core/kernel/port-key.ts';
import { reading } from '#core/kernel/reading.ts';
import { AssistanceDesk, KeyMaker } from './assistance-desk.ts';
import { makeTakePostedRequest, TakePostedRequest } from './posted-request.ts';
import { makeSendAssistanceRequest } from './send-assistance-request.ts';
import { DraftKeeper } from './draft.ts';
import { KeepDraft, ReadAssistanceScopes, ReadContacts, RecallDraft, SendAssistanceRequest } from './use-cases.ts';

/** The use cases of support. */
export const bindings: readonly Binding[] = [
  reading(ReadContacts, AssistanceDesk, 'contacts'),
  reading(ReadAssistanceScopes, AssistanceDesk, 'scopes'),
  binding(TakePostedRequest, [AssistanceDesk], makeTakePostedRequest),
  binding(
    RecallDraft,
    [DraftKeeper],
    (keeper): RecallDraft =>
      () =>
        keeper.read(),
  ),
  binding(
    KeepDraft,
    [DraftKeeper],
    (keeper): KeepDraft =>
      (draft) =>
        draft === undefined ? keeper.forget() : keeper.keep(draft),
  ),
  binding(SendAssistanceRequest, [AssistanceDesk, KeyMaker], makeSendAssistanceRequest),
];
