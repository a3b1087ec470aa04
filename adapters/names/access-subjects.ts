import { inSubjectOrder, type AccessSubject } from '#core/company-file/access-log.ts';

/** The subject of each private address (§7.2): the audit trail stores addresses, the access log shows subjects. */
const SHOWN: readonly (readonly [RegExp, AccessSubject])[] = [
  [/\/caa\/(?:search-companies|work-list|work-kinds)$/u, 'producer-list'],
  [/\/caa\/(?:client-messages$|company-detail\/[^/]+\/message-facts$)/u, 'message'],
  [/\/caa\/company-detail(?:\/|$)/u, 'producer'],
  [/\/caa\/anomalie-fascicolo(?:\/|$)/u, 'anomalies'],
  [/\/detail\/payments(?:-statement)?(?:\/|$)/u, 'payments'],
  [/\/detail\/questions(?:\/|$)/u, 'questions'],
  [/\/detail\/debts(?:\/|$)/u, 'debts'],
  [/\/file\/card-header(?:\/|$)/u, 'header'],
  [/\/file\/alerts(?:\/|$)/u, 'alerts'],
  [/\/file\/personal-contact-data(?:\/|$)/u, 'personal-data'],
  [/\/file\/bacarie-coordinates(?:\/|$)/u, 'bank-accounts'],
  [/\/file\/contracts-documents(?:\/|$)/u, 'contracts'],
  [/\/file\/validation-sheet(?:\/|$)/u, 'validation-sheet'],
  [/\/scheda-validazione-pdf$/u, 'validation-sheet'],
  [/\/file\/summary(?:\/|$)/u, 'summary'],
  [/\/notifications\//u, 'notifications'],
  [/\/support\/mandate-holder(?:\/|$)/u, 'mandate'],
];

/** The subjects of the requested addresses, each once, in display order. */
export const accessSubjectsOf = (actions: readonly string[]): readonly AccessSubject[] =>
  inSubjectOrder(actions.map((action) => SHOWN.find(([address]) => address.test(action))?.[1] ?? 'other'));
