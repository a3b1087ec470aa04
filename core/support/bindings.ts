import { binding, type Binding } from '#core/kernel/port-key.ts';
import { AssistanceDesk, KeyMaker } from './assistance-desk.ts';
import { makeSendAssistanceRequest } from './send-assistance-request.ts';
import { SendAssistanceRequest } from './use-cases.ts';

/** The use cases of support. */
export const bindings: readonly Binding[] = [
  binding(SendAssistanceRequest, [AssistanceDesk, KeyMaker], makeSendAssistanceRequest),
];
