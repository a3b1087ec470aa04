import { KeyMaker } from '#core/kernel/key-maker.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { AssistanceDesk } from './assistance-desk.ts';
import { makeTakePostedRequest, TakePostedRequest } from './posted-request.ts';
import { makeSendAssistanceRequest } from './send-assistance-request.ts';
import {
  makePrepareRequest,
  makeTakePreparedRequest,
  PreparedRequestCell,
  PrepareRequest,
  TakePreparedRequest,
} from './prepared-request.ts';
import { DraftKeeper, KeepDraft, makeKeepDraft, makeRecallDraft, RecallDraft } from './draft.ts';
import { SendAssistanceRequest } from './use-cases.ts';

/** The use cases of support. */
export const bindings: readonly Binding[] = [
  binding(TakePostedRequest, [AssistanceDesk], makeTakePostedRequest),
  binding(RecallDraft, [DraftKeeper], makeRecallDraft),
  binding(KeepDraft, [DraftKeeper], makeKeepDraft),
  binding(PrepareRequest, [PreparedRequestCell], makePrepareRequest),
  binding(TakePreparedRequest, [PreparedRequestCell], makeTakePreparedRequest),
  binding(SendAssistanceRequest, [AssistanceDesk, KeyMaker], makeSendAssistanceRequest),
];
