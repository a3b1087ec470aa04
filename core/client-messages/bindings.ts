import { KeyMaker } from '#core/kernel/key-maker.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { ClientMessages } from './ports.ts';
import { makeSendToClients, SendToClients } from './send-to-clients.ts';

/** The use cases by which a centre writes to its clients. */
export const bindings: readonly Binding[] = [binding(SendToClients, [ClientMessages, KeyMaker], makeSendToClients)];
