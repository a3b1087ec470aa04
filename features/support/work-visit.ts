import { InMemoryProducerWork, type StoredWorkProducer } from '#tests/support/doubles/producer-work.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment, StopKind } from '#core/procedures/procedure.ts';
import type { WorkSources } from '#core/open-items/work-item.ts';
import { ProducerWorkRepository } from '#core/producers/work-repository.ts';
import { aPayment } from '#tests/support/mothers/procedures.ts';
import { italianDay } from './procedure-visit.ts';
import { PAOLA } from './producer-visit.ts';
import type { PortalWorld } from './world.ts';

/** A line of what is lacking, as a scenario tells it. */
export interface LackingRow {
  readonly produttore: string;
  readonly ufficio: 'Viterbo' | 'Grosseto';
  readonly 'che cosa': 'documento' | 'scheda' | 'PEC';
  readonly termine: string;
  readonly 'ferma dal': string;
  readonly pagamento: string;
  readonly importo: string;
}

interface Lacking {
  rows: readonly LackingRow[];
  /** A producer of whom the service does not tell what stops a payment. */
  unknownOf?: string;
  ended?: { readonly producer: string; readonly on: IsoDate };
}

const SLOT = 'che cosa manca';
const OFFICES = { Viterbo: '056001', Grosseto: '053001' } as const;
const KINDS: Readonly<Record<LackingRow['che cosa'], StopKind>> = {
  documento: 'identity-document',
  scheda: 'validation-sheet',
  PEC: 'pec',
};

/** What a scenario says is lacking. */
export const lackingOf = (world: PortalWorld): Lacking => {
  const known = world.notedOr<Lacking>(SLOT, { rows: [] });
  world.note(SLOT, known);
  return known;
};

const centsOf = (written: string): number => Number(written.replaceAll(/[.,€\s]/gu, ''));

const paymentsOf = (rows: readonly LackingRow[]): readonly CompanyPayment[] =>
  [...new Set(rows.map(({ pagamento }) => pagamento).filter((name) => name !== ''))].map((name) => {
    const stopping = rows.filter(({ pagamento }) => pagamento === name);
    return aPayment({
      id: name,
      description: name,
      state: 'authorised',
      amountCents: centsOf(stopping[0]?.importo ?? ''),
      stoppedBy: stopping.map((row) => ({ kind: KINDS[row['che cosa']], since: italianDay(row['ferma dal']) })),
    });
  });

const sourcesOf = (rows: readonly LackingRow[], isUnknown: boolean): WorkSources => {
  const termOf = (what: LackingRow['che cosa']): IsoDate | undefined => {
    const found = rows.find((row) => row['che cosa'] === what);
    return found === undefined ? undefined : italianDay(found.termine);
  };
  const documentEnds = termOf('documento');
  return {
    file: {
      'personal-data': {
        pec: { state: rows.some((row) => row['che cosa'] === 'PEC') ? 'failed' : 'verified' },
        ...(documentEnds === undefined ? {} : { identityDocument: { expiry: 'expired', expiryDate: documentEnds } }),
      },
      'validation-sheet': { expired: false, expirationDate: termOf('scheda') },
    },
    applications: [],
    debts: [],
    payments: [...paymentsOf(rows), ...(isUnknown ? [aPayment({ id: 'ignoto', state: 'authorised' })] : [])],
  };
};

/** Puts the producers of the scenario in the memory, with a mandate to Paola Verdi's offices, and one of another office. */
export const bindWork = (world: PortalWorld): void => {
  const { rows, unknownOf, ended } = lackingOf(world);
  const names = [...new Set(rows.map(({ produttore }) => produttore))];
  const producers = names.map((name, at): StoredWorkProducer => {
    const own = rows.filter(({ produttore }) => produttore === name);
    const office = own[0]?.ufficio ?? 'Viterbo';
    return {
      producer: { friendlyUrl: `azienda-${at}`, cuaa: `0123456000${at}`, registeredName: name },
      office: {
        id: OFFICES[office],
        name: `CAA Terre Comuni, ufficio di ${office}`,
        operators: [PAOLA.fiscalCode],
      },
      sources: sourcesOf(own, unknownOf === name),
      mandateUntil: ended?.producer === name ? ended.on : undefined,
    };
  });
  const other: StoredWorkProducer = {
    producer: { friendlyUrl: 'azienda-napoli', cuaa: '01234560066', registeredName: 'Limoneto del Golfo' },
    office: { id: '063001', name: 'CAA Golfo Agricolo, ufficio di Napoli', operators: ['DLCNCL82E05F839N'] },
    sources: { file: { 'personal-data': { pec: { state: 'failed' } } }, applications: [], debts: [], payments: [] },
  };
  world.place(ProducerWorkRepository, new InMemoryProducerWork(world.clock, [...producers, other]));
};
