import { portKey } from '#core/kernel/port-key.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** The person in front of the running portal. */
export const VisitorKey = portKey<Visitor>('Visitor');

/**
 * Somebody of the cast at work in a browser of his or her own, or `un visitatore`; `come CAA` or `come agricoltore` after the name of a person with
 * both roles. The same person is handed out again: scenarios that use one only open addresses.
 */
export const CastKey = portKey<(who: string) => Promise<Visitor>>('Cast');
