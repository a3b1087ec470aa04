import { describe, expect, it } from 'vitest';
import { workCsv } from '#core/producers/work-export.ts';
import { day } from '#tests/support/mothers/day.ts';
import { aWorkRow } from '#tests/support/mothers/producers.ts';

describe('workCsv', () => {
  it('[CAA-04] should hold a line a row, sums as numbers, unknown ones as words, and no formula', () => {
    const lines = workCsv(
      [
        aWorkRow({
          kind: 'application',
          name: '=1+1',
          day: day('2026-12-04'),
          stoppedCents: 3_605_40,
          payments: [{ id: 'P', description: 'Saldo', amountCents: 3_605_40, since: day('2026-11-01') }],
        }),
        aWorkRow({ isPartial: true }),
      ],
      day('2026-11-25'),
    ).split('\r\n');
    expect(lines[1]).toBe(
      "Mancano 9 giorni;04/12/2026;Rinaldi Vini;'01234560017;;Domande;'=1+1;;Ferma: Saldo.;3605,40;0,00;",
    );
    expect(lines[2]).toBe(
      "Senza termine;;Rinaldi Vini;'01234560017;;PEC;PEC da verificare;;Non è noto che cosa ferma.;Non noto;Non noto;",
    );
    expect(lines).toHaveLength(4);
  });
});
