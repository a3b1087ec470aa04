import { describe, expect, it } from 'vitest';
import { kpiCard } from '#core/payments/kpi.ts';
import { day } from '#tests/support/mothers/day.ts';

describe('kpiCard', () => {
  const kpi = {
    icon: 'grain',
    value: '641208',
    formatting: 'numerico',
    description: 'aziende pagate',
    tooltip: 'Aziende con almeno un pagamento',
    lastUpdate: day('2026-10-31'),
  };

  it('[PAGE-42] should show icon, formatted value, description, tooltip and last update', () => {
    expect(kpiCard(kpi)).toEqual({
      icon: 'grain',
      value: '641.208',
      description: 'aziende pagate',
      tooltip: 'Aziende con almeno un pagamento',
      lastUpdate: 'Aggiornato al 31/10/2026',
    });
  });

  it('[PAGE-42] should do without tooltip and last update', () => {
    const { tooltip: _tooltip, lastUpdate: _lastUpdate, ...bare } = kpi;
    expect(kpiCard(bare)).toMatchObject({
      tooltip: undefined,
      lastUpdate: undefined,
    });
  });
});
