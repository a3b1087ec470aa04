import { describe, expect, it } from 'vitest';
import type { AuditEvent } from '#core/access/audit-trail.ts';
import type { MandateTerm } from '#core/access/mandate.ts';
import type { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { ENTRIES_PER_PAGE } from '#core/company-file/access-log.ts';
import { day } from '#tests/support/mothers/day.ts';
import { contractAdmission, type Started } from './started.ts';

/** The audit trail of a company, with the people and offices that its events name. */
export interface StoredAccesses {
  readonly cuaa: string;
  /** Fiscal codes of the company's own. */
  readonly holders: readonly string[];
  readonly offices: readonly {
    readonly name: string;
    /** Fiscal codes. */
    readonly operators: readonly string[];
    /** The company's mandate to it, if it ever gave one. */
    readonly mandate?: MandateTerm | undefined;
  }[];
  readonly events: readonly (Omit<AuditEvent, 'cuaa'> & { readonly at: number })[];
}

const ANNA = 'BNCNNA80A41H501R';
const PAOLA = 'VRDPLA79M52G478S';
const SARA = 'CNTSRA90D43C773A';
const MARCO = 'RNLMRC75C12M082C';
const at = (instant: string): number => Date.parse(instant);
const FILE = 'GET /api/private/file';

const FIXTURE: readonly StoredAccesses[] = [
  {
    cuaa: ANNA,
    holders: [ANNA],
    offices: [
      { name: 'Ufficio di Viterbo', operators: [PAOLA], mandate: { since: day('2026-11-21'), until: undefined } },
      { name: 'Ufficio di Ancona', operators: [PAOLA] },
      {
        name: 'Ufficio di Napoli',
        operators: [SARA],
        mandate: { since: day('2020-01-01'), until: day('2026-11-19') },
      },
    ],
    events: [
      // Eleven at night in London is already the next day in Italy.
      { actor: PAOLA, role: 'caa', outcome: 'allowed', action: `${FILE}/alerts/:cuaa`, at: at('2026-11-20T23:00:00Z') },
      {
        actor: PAOLA,
        role: 'caa',
        outcome: 'allowed',
        action: 'POST /api/private/caa/search-companies',
        at: at('2026-11-21T08:15:30Z'),
      },
      { actor: PAOLA, role: 'caa', outcome: 'allowed', action: `${FILE}/alerts/:cuaa`, at: at('2026-11-21T08:16:00Z') },
      { actor: PAOLA, role: 'caa', outcome: 'refused', action: `${FILE}/alerts`, at: at('2026-11-20T08:00:00Z') },
      {
        actor: SARA,
        role: 'caa',
        outcome: 'allowed',
        action: 'GET /api/private/caa/detail/payments/:cuaa',
        at: at('2026-11-19T22:59:59Z'),
      },
      {
        actor: MARCO,
        role: 'farmer',
        outcome: 'refused',
        action: 'GET /api/private/qualcosa',
        at: at('2026-11-21T08:16:00Z'),
      },
      { actor: ANNA, role: 'caa', outcome: 'allowed', action: `${FILE}/alerts/:cuaa`, at: at('2026-11-21T09:00:00Z') },
    ],
  },
  {
    cuaa: '01234560017',
    holders: [MARCO],
    offices: [],
    events: Array.from({ length: ENTRIES_PER_PAGE + 2 }, (_, index) => ({
      actor: SARA,
      role: 'caa' as const,
      outcome: 'refused' as const,
      action: `${FILE}/alerts/:cuaa`,
      at: at(`2026-10-${String(index + 1).padStart(2, '0')}T10:00:00Z`),
    })),
  },
];

/** What every `AccessLogRepository` does; `start` makes one over what the fixture holds. */
export const accessLogRepositoryContract = (
  start: (companies: readonly StoredAccesses[]) => Promise<Started<AccessLogRepository>>,
): void => {
  const admission = contractAdmission(() => start(FIXTURE));
  const entries = async (cuaa: string, page = 1) => {
    const found = await (await admission()).entries(cuaa, page);
    if (!found.ok) throw new Error(found.failure);
    return found.value;
  };

  describe('entries', () => {
    it('[ROUTE-20] should tell one entry for each outsider, day in Italy and outcome, the latest first, and none of the company’s own', async () => {
      expect((await entries(ANNA)).items).toEqual([
        {
          from: at('2026-11-21T08:16:00Z'),
          to: at('2026-11-21T08:16:00Z'),
          role: 'farmer',
          office: undefined,
          mandateSince: undefined,
          outcome: 'refused',
          subjects: ['other'],
        },
        {
          from: at('2026-11-20T23:00:00Z'),
          to: at('2026-11-21T08:16:00Z'),
          role: 'caa',
          office: 'Ufficio di Viterbo',
          mandateSince: '2026-11-21',
          outcome: 'allowed',
          subjects: ['producer-list', 'alerts'],
        },
        {
          from: at('2026-11-20T08:00:00Z'),
          to: at('2026-11-20T08:00:00Z'),
          role: 'caa',
          office: 'Ufficio di Ancona',
          mandateSince: undefined,
          outcome: 'refused',
          subjects: ['alerts'],
        },
        {
          from: at('2026-11-19T22:59:59Z'),
          to: at('2026-11-19T22:59:59Z'),
          role: 'caa',
          office: 'Ufficio di Napoli',
          mandateSince: '2020-01-01',
          outcome: 'allowed',
          subjects: ['payments'],
        },
      ]);
    });

    it('[ROUTE-20] should cut them into pages, and say how many there are past the end too', async () => {
      const first = await entries('01234560017');
      const second = await entries('01234560017', 2);
      const third = await entries('01234560017', 3);
      expect([first, second, third].map(({ items, totalCount, page }) => [items.length, totalCount, page])).toEqual([
        [ENTRIES_PER_PAGE, ENTRIES_PER_PAGE + 2, 1],
        [2, ENTRIES_PER_PAGE + 2, 2],
        [0, ENTRIES_PER_PAGE + 2, 3],
      ]);
      expect(first.items[0]?.from).toBeGreaterThan(second.items[0]?.from ?? 0);
    });

    it('[ROUTE-20] should tell of no company what belongs to another', async () => {
      expect((await entries('99999999990')).items).toEqual([]);
    });
  });
};
