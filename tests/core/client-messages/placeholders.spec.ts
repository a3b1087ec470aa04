import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClientFacts,
  filledText,
  placeholderMark,
  PLACEHOLDERS,
  textPieces,
  unknownPlaceholders,
} from '#core/client-messages/placeholders.ts';
import { day } from '#tests/support/mothers/day.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const WHOLE: ClientFacts = {
  company: 'Podere Le Querce',
  office: 'CAA Terre Comuni, ufficio di Viterbo',
  day: day('2026-11-01'),
  stoppedCents: 17_035_20,
  expectedBy: day('2026-12-31'),
};
const filled = (text: string, facts: ClientFacts = WHOLE): string => filledText(text, facts, 'm', TODAY);

describe('filledText', () => {
  it('[CAAM-02] should fill every place with what is known of this client', () => {
    expect(filled('Il documento di {nome dell’azienda} {scadenza}. Ferma {somma}, attesi entro {giorno}.')).toBe(
      'Il documento di Podere Le Querce è scaduto il 01/11/2026. Ferma 17.035,20\u00A0€, attesi entro il 31\u00A0dicembre.',
    );
    expect(filled("{Nome dell'azienda}: {data}, {ufficio}")).toBe(
      'Podere Le Querce: 01/11/2026, CAA Terre Comuni, ufficio di Viterbo',
    );
    expect(filled('Il contratto {scadenza}.', { ...WHOLE, day: day('2026-12-04') })).toBe(
      'Il contratto scade il 04/12/2026.',
    );
  });

  it('[CAAM-02] should leave out a sentence of which something is not known, and a paragraph of which nothing is left', () => {
    const facts = { company: 'Orti S.r.l. agricola' };
    expect(filled('Salve {nome dell’azienda}. Ferma {somma}. Passa in ufficio.\n\nEntro {giorno}.', facts)).toBe(
      'Salve Orti S.r.l. agricola. Passa in ufficio.',
    );
    expect(filled('Ferma {somma}.', facts)).toBe('');
  });

  it('[CAAM-02] should never let a brace reach a client, whatever is written and whatever is known', () => {
    const anyFacts = fc.record(
      { company: fc.constant('A'), office: fc.constant('B'), day: fc.constant(TODAY), stoppedCents: fc.nat() },
      { requiredKeys: ['company'] },
    );
    const piece = fc.oneof(
      anyText(),
      fc.constantFrom(...PLACEHOLDERS).map(placeholderMark),
      fc.constantFrom('. A', '\n', '{x}'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), anyFacts, (pieces, facts) => {
        const written = pieces.join(' ');
        fc.pre(unknownPlaceholders(written).length === 0);
        for (const placeholder of PLACEHOLDERS)
          expect(filled(written, facts)).not.toContain(placeholderMark(placeholder));
      }),
      RUNS,
    );
  });
});

describe('unknownPlaceholders', () => {
  it('[CAAM-02] should find what stands between braces and is no place', () => {
    expect(unknownPlaceholders('{somma} {iban} { Ufficio }')).toEqual(['{iban}']);
  });
});

describe('textPieces', () => {
  it('[CAAM-02] should tell the places from the words, however they are typed, and nothing else between braces', () => {
    expect(textPieces("Per {Nome dell'azienda}: {data}{altro}.")).toEqual([
      { text: 'Per ', isPlaceholder: false },
      { text: "{Nome dell'azienda}", isPlaceholder: true },
      { text: ': ', isPlaceholder: false },
      { text: '{data}', isPlaceholder: true },
      { text: '{altro}.', isPlaceholder: false },
    ]);
  });

  it('[CAAM-02] should be the whole text, whatever is written', () => {
    const anyPiece = fc.oneof(anyText(), fc.constantFrom(...PLACEHOLDERS.map(placeholderMark), '{', '}', '\n'));
    fc.assert(
      fc.property(fc.array(anyPiece), (pieces) => {
        const text = pieces.join('');
        expect(
          textPieces(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
      RUNS,
    );
  });
});
