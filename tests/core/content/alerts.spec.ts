import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertLines } from '#core/content/alerts.ts';
import type { Highlight } from '#core/content/highlight.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';

const alert = (id: string, fields: Partial<Highlight> = {}): Highlight => ({
  id,
  title: `Avviso ${id}`,
  description: 'Che cosa fare.',
  ...fields,
});

describe('alertLines', () => {
  it('[PAGE-26] should put the nearest deadline first and say its day, then danger, then the rest', () => {
    const lines = alertLines([
      alert('informa', { severity: 'info' }),
      alert('pericolo', { severity: 'danger' }),
      alert('lontana', { severity: 'warning', date: '2026-12-24' as IsoDate }),
      alert('vicina', { severity: 'warning', date: '2026-12-12' as IsoDate }),
    ]);
    expect(lines.map(({ id, lead }) => [id, lead])).toEqual([
      ['vicina', 'Entro sabato 12 dicembre 2026'],
      ['lontana', 'Entro giovedì 24 dicembre 2026'],
      ['pericolo', 'Urgente'],
      ['informa', 'Informazione'],
    ]);
  });

  it('should say the word once where the title begins with it, and not repeat the title as its link', () => {
    const [line] = alertLines([
      alert('truffa', {
        title: 'Attenzione ai messaggi falsi',
        severity: 'danger',
        link: { title: 'Attenzione ai messaggi falsi', url: '/articoli/messaggi' },
      }),
    ]);
    expect(line?.lead).toBeUndefined();
    expect(line?.link).toEqual({ title: 'Leggi che cosa fare', url: '/articoli/messaggi' });
  });

  it('should lose no alert, and put nothing without a day before one with a day', () => {
    const anyAlert = fc.record({
      id: fc.uuid(),
      title: fc.string(),
      description: fc.string(),
      severity: fc.constantFrom('info' as const, 'warning' as const, 'danger' as const),
      date: fc.option(fc.constantFrom('2026-12-12' as IsoDate, '2027-01-01' as IsoDate), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(anyAlert), (alerts) => {
        const lines = alertLines(alerts as readonly Highlight[]);
        expect(lines.map(({ id }) => id).toSorted()).toEqual(alerts.map(({ id }) => id).toSorted());
        const dated = lines.map(({ lead }) => lead?.startsWith('Entro ') === true);
        expect(dated).toEqual(dated.toSorted((one, other) => Number(other) - Number(one)));
      }),
    );
  });
});
