import type { MilestoneSource } from '#core/milestones/milestone.ts';
import { type DatedContent, termsOf } from '#core/terms/term.ts';

/** A content among what opens and closes, with its days as it names them. */
export type DatedSource = Omit<MilestoneSource, 'terms'> & Omit<DatedContent, 'terms'>;

/** The same as the ledger has it. */
export const aMilestoneSource = (fields: Partial<DatedSource> = {}): MilestoneSource => {
  const { opensOn, closesOn, correctionsUntil, deadline, event, ...rest } = {
    kind: 'aid' as const,
    title: 'Vigneti',
    label: 'OCM vino',
    friendlyUrl: 'aiuti-e-bandi/vigneti',
    ...fields,
  };
  return { ...rest, terms: termsOf({ opensOn, closesOn, correctionsUntil, deadline, event }) };
};
