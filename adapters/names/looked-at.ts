import { inTellingOrder, type LookSubject } from '#core/company-file/looks.ts';

/** What of a company each private address shows (§7.2); the trail keeps addresses, people read what they stand for. */
const SHOWN: readonly (readonly [RegExp, LookSubject])[] = [
  [/\/caa\/search-companies$/u, 'producer-list'],
  [/\/caa\/company-detail(?:\/|$)/u, 'producer'],
  [/\/caa\/anomalie-fascicolo(?:\/|$)/u, 'anomalies'],
  [/\/detail\/payments(?:\/|$)/u, 'payments'],
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

/** What was looked at, by the addresses that were asked for: each once, in the order in which it is told. */
export const subjectsOf = (actions: readonly string[]): readonly LookSubject[] =>
  inTellingOrder(actions.map((action) => SHOWN.find(([address]) => address.test(action))?.[1] ?? 'other'));
