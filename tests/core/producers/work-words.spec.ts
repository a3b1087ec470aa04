import { describe, expect, it } from 'vitest';
import { FIRST_DAY } from '#core/kernel/iso-date.ts';
import {
  centreName,
  officeTown,
  shortName,
  workCountWords,
  workEuro,
  workNote,
  workStops,
  workTerm,
  workTitle,
  workTotalsWords,
} from '#core/producers/work-words.ts';
import { day } from '#tests/support/mothers/day.ts';
import { aWorkRow } from '#tests/support/mothers/producers.ts';

const TODAY = day('2026-11-25');
const SALDO = {
  id: 'P-1',
  description: 'Saldo domanda unica',
  amountCents: 19_482_82,
  expectedBy: day('2026-12-31'),
  since: day('2026-10-01'),
};
const ACCONTO = { id: 'P-2', description: 'Acconto biologico', amountCents: 4_103_99, since: day('2026-12-09') };

describe('workTerm', () => {
  it.each([
    [aWorkRow({ kind: 'validation-sheet', day: day('2026-10-06') }), 'bad', 'Scaduta da 50 giorni', '2026-10-06'],
    [aWorkRow({ kind: 'contract', day: day('2026-11-30') }), 'warn', 'Mancano 5 giorni', '2026-11-30'],
    [aWorkRow({ kind: 'contract', day: day('2027-11-30') }), 'mute', 'Mancano 370 giorni', '2027-11-30'],
    [aWorkRow({ payments: [SALDO] }), 'bad', 'Ferma da 55 giorni', '2026-10-01'],
    [aWorkRow({ payments: [{ ...SALDO, since: TODAY }] }), 'bad', 'Ferma da oggi', TODAY],
    [aWorkRow({ payments: [{ ...SALDO, since: FIRST_DAY }] }), 'bad', 'Pagamento sospeso', undefined],
    [aWorkRow({ payments: [ACCONTO] }), 'info', 'Senza termine', undefined],
  ])('[CAA-01] should say the term in one tag', (row, tone, word, when) => {
    const { tag, day: shown } = workTerm(row, TODAY);
    expect([tag.tone, tag.word, shown]).toEqual([tone, word, when]);
  });
});

describe('workStops', () => {
  it('[CAA-01] should name every payment that a row stops, or will from a day on', () => {
    expect(workStops(aWorkRow({ payments: [SALDO, ACCONTO] }), TODAY)).toBe(
      'Ferma: Saldo domanda unica, atteso entro il 31/12/2026. Dal 09/12/2026 ferma: Acconto biologico.',
    );
  });

  it('[CAA-01] should tell nothing from what is not known', () => {
    expect(workStops(aWorkRow(), TODAY)).toBe('Non ferma somme.');
    expect(workStops(aWorkRow({ isPartial: true }), TODAY)).toBe('Non è noto che cosa ferma.');
    expect(workStops(aWorkRow({ isPartial: true, payments: [ACCONTO] }), TODAY)).toBe(
      'Dal 09/12/2026 ferma: Acconto biologico. Di altri pagamenti non è noto.',
    );
  });
});

describe('workEuro', () => {
  it('[CAA-01] should keep what is at risk apart, and never say zero for what is not known', () => {
    expect(workEuro(aWorkRow({ stoppedCents: 19_482_82, atRiskCents: 4_103_99, atRiskFrom: ACCONTO.since }))).toEqual({
      stopped: '19.482,82\u00A0€',
      atRisk: { sum: '4.103,99\u00A0€', from: 'a rischio dal 09/12/2026' },
    });
    expect(workEuro(aWorkRow({ stoppedCents: 1, isPartial: true }))).toEqual({ stopped: 'almeno 0,01\u00A0€' });
    expect(workEuro(aWorkRow())).toEqual({ none: 'Nessuna somma' });
    expect(workEuro(aWorkRow({ isPartial: true }))).toEqual({ none: 'Non noto' });
  });
});

describe('workTotalsWords', () => {
  const said = (stoppedCents: number, atRiskCents: number, isPartial = false): string =>
    workTotalsWords({ producers: 3, stoppedProducers: 2, stoppedCents, atRiskCents, isPartial })
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u00A0', ' ');

  it('[CAA-02] should say what is stopped for how many, and apart what is at risk', () => {
    expect(said(100_00, 0)).toBe('100,00 € fermi per 2 produttori.');
    expect(said(100_00, 50_00)).toBe('100,00 € fermi per 2 produttori, altri 50,00 € a rischio.');
    expect(said(0, 50_00)).toBe('50,00 € a rischio, nulla è già fermo.');
    expect(said(0, 0)).toBe('Nessuna somma è ferma.');
    expect(said(0, 0, true)).toBe('Non è noto quali somme sono ferme.');
    expect(said(100_00, 0, true)).toBe('Almeno 100,00 € fermi per 2 produttori.');
    expect(said(0, 50_00, true)).toBe('Almeno 50,00 € a rischio, nulla è già fermo.');
  });
});

describe('workTitle', () => {
  it('[CAA-01] should say what is lacking by the name that the data give it', () => {
    expect(workTitle({ id: 'a', kind: 'application', name: 'Copia del contratto' })).toBe('Copia del contratto');
    expect(workTitle({ id: 'a', kind: 'application' })).toBe('Domanda da presentare');
    expect(workTitle({ id: 'c', kind: 'contract', name: 'Affitto', thing: 'CTR-1' })).toBe('Affitto CTR-1');
    expect(workTitle({ id: 'd', kind: 'identity-document', name: 'Carta' })).toBe('Documento di riconoscimento');
  });
});

describe('workCountWords', () => {
  it('[CAA-02] should say rows, producers and order', () => {
    expect(workCountWords(214, 176, 'euro')).toBe('214 righe di 176 produttori, dalla somma più alta');
    expect(workCountWords(1, 1, 'name')).toBe('1 riga di 1 produttore, per denominazione');
  });
});

describe('officeTown', () => {
  it.each([
    ['CAA Terre Comuni, ufficio di Viterbo', 'Viterbo'],
    ['CAA Terre Comuni, ufficio di Reggio nell’Emilia', 'Reggio nell’Emilia'],
    ['Sportello agricolo', 'Sportello agricolo'],
  ])('[CAA-01] should name an office by its town: %s', (name, town) => {
    expect(officeTown(name)).toBe(town);
  });
});

describe('workNote', () => {
  it.each([
    [aWorkRow({ kind: 'validation-sheet', day: day('2026-10-06') }), 'Scaduta il 06/10/2026'],
    [aWorkRow({ kind: 'contract', day: day('2026-11-24') }), 'Scaduto il 24/11/2026'],
    [aWorkRow({ kind: 'contract', day: TODAY }), 'Scade il 25/11/2026'],
    [aWorkRow({ payments: [SALDO] }), 'Ferma da 55 giorni'],
  ])('[CAAM-01] should say the term beside who is written to', (row, words) => {
    expect(workNote(row, TODAY)).toBe(words);
  });
});

describe('centreName', () => {
  it('[PAGE-09] should be what the names of all offices begin with', () => {
    expect(centreName(['CAA Terre Comuni, ufficio di Viterbo', 'CAA Terre Comuni, ufficio di Grosseto'])).toBe(
      'CAA Terre Comuni',
    );
    expect(centreName(['CAA Terre Comuni, ufficio di Viterbo', 'CAA Altro, ufficio di Roma'])).toBeUndefined();
    expect(centreName(['Sportello'])).toBeUndefined();
    expect(centreName([])).toBeUndefined();
  });
});

describe('shortName', () => {
  it.each([
    ['Azienda agricola Bianchi Anna', 'Bianchi Anna'],
    ['Rinaldi Vini Società Agricola S.r.l.', 'Rinaldi Vini'],
    ['Cooperativa Olivicola Valle Chiara', 'Cooperativa Olivicola…'],
    ['Precipitevolissimevolmente', 'Precipitevolissimevolmente…'],
    ['Società Agricola S.r.l.', 'Società Agricola'],
  ])('[CAAK-03] should keep what tells a producer from others', (name, short) => {
    expect(shortName(name, 22)).toBe(short);
  });
});
