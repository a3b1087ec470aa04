import { portKey } from '#core/kernel/port-key.ts';

/** A private read, or its refusal, by someone who is not the company's own. */
export interface AuditEvent {
  /** Fiscal code of the person asking. */
  readonly actor: string;
  readonly role: 'farmer' | 'caa';
  readonly cuaa?: string | undefined;
  /** What was asked for, such as `company-file.header`. */
  readonly action: string;
  readonly outcome: 'allowed' | 'refused';
}

/** Records who accessed what. */
export interface AuditTrail {
  /** Stores all of them or none. */
  record(...events: readonly AuditEvent[]): Promise<void>;
}
export const AuditTrail = portKey<AuditTrail>('AuditTrail');
