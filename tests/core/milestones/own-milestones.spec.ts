import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { ownMilestones } from '#core/milestones/own-milestones.ts';
import type { ToDo } from '#core/open-items/to-do.ts';

const aToDo = (fields: Partial<ToDo>): ToDo => ({
  id: 'x',
  cause: 'request',
  isEnding: true,
  stoppedCents: 0,
  atRiskCents: 0,
  title: 'Rispondi a una richiesta',
  deadline: '',
  reason: 'Domanda unica, pratica 1',
  consequence: '',
  causes: [],
  held: undefined,
  action: '',
  target: { kind: 'application', id: 'D-1' },
  request: undefined,
  urgency: 'dated',
  day: '2026-12-04' as IsoDate,
  tone: 'warn',
  icon: 'clock',
  ...fields,
});

describe('ownMilestones', () => {
  it('[TERM-03] should take what has a day that is still to come, marked as the reader’s own', () => {
    const own = ownMilestones(
      [aToDo({}), aToDo({ urgency: 'late' }), aToDo({ urgency: 'undated', day: undefined })],
      'Cosa devo fare',
      () => '/le-tue-pratiche/domande/D-1',
    );
    expect(own).toMatchObject([
      { kind: 'own', day: '2026-12-04', title: 'Rispondi a una richiesta', friendlyUrl: 'le-tue-pratiche/domande/D-1' },
    ]);
  });
});
