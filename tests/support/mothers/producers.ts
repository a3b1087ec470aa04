import type { ProducerDetail } from '#core/producers/producer.ts';
import type { WorkRow } from '#core/producers/work-list.ts';
import { day } from './day.ts';

/** A producer with every field filled in. */
export const aProducer = (rest: Partial<ProducerDetail> = {}): ProducerDetail => ({
  friendlyUrl: 'p-1',
  cuaa: '01234560017',
  registeredName: 'Rinaldi Vini Società Agricola S.r.l.',
  city: 'Viterbo',
  office: 'CAA Terre Comuni, ufficio di Viterbo',
  fileStatus: 'VALIDATO',
  anomalyCount: 0,
  worstAnomaly: undefined,
  expiries: [{ kind: 'validation-sheet', day: day('2027-05-04') }],
  legalForm: 'Società a responsabilità limitata',
  vatNumber: '01234560017',
  notificationAddress: 'Via dei Filari 3, 01100 Viterbo (VT)',
  pec: 'rinaldi.vini@pec.example',
  phoneNumber: '0761 000 456',
  mandateSince: day('2021-02-01'),
  lastValidation: day('2026-05-04'),
  ...rest,
});

/** A row of the work list that stops nothing. */
export const aWorkRow = (rest: Partial<WorkRow> = {}): WorkRow => ({
  id: 'pec',
  kind: 'pec',
  stoppedCents: 0,
  atRiskCents: 0,
  isPartial: false,
  payments: [],
  producer: { friendlyUrl: 'p-1', cuaa: '01234560017', registeredName: 'Rinaldi Vini' },
  ...rest,
});
