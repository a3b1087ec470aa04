import { portKey } from '#core/kernel/port-key.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** Somebody in front of the running portal; there only in the assembly that has a browser. */
export const VisitorKey = portKey<Visitor>('Visitor');
