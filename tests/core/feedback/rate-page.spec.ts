import { describe, expect, it } from 'vitest';
import type { Feedback } from '#core/feedback/feedback-box.ts';
import { asksForClarity, makeRatePage } from '#core/feedback/rate-page.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';

const TABLE = routeTable({
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
  agencyShortName: 'ANPAG',
  agencyName: '',
});
const FLAGS = { dashboardPayments: true, caaKpi: true, fraudReport: true };
const asksAt = (path: string): boolean => asksForClarity(matchRoute(TABLE, path)?.route, FLAGS);

describe('asksForClarity', () => {
  it.each([
    '/',
    '/normative',
    '/normative/istruzioni-operative-98',
    '/agenzia',
    '/supporto/faq',
    '/cruscotto-pagamenti',
  ])('should ask on %s, which has public content', (path) => {
    expect(asksAt(path)).toBe(true);
  });

  it.each(['/scrivania', '/scrivania/fascicolo-aziendale', '/produttori', '/scrivania-caa', '/notifiche'])(
    'should not ask in the reserved area, such as %s',
    (path) => {
      expect(asksAt(path)).toBe(false);
    },
  );

  it.each(['/ricerca', '/mappa-del-sito', '/supporto/contatti/richiesta-assistenza', '/comunicazione', '/non/esiste'])(
    'should not ask on %s, which has no text of its own',
    (path) => {
      expect(asksAt(path)).toBe(false);
    },
  );

  it('should not ask on the dashboard while it is off', () => {
    expect(
      asksForClarity(matchRoute(TABLE, '/cruscotto-pagamenti')?.route, { ...FLAGS, dashboardPayments: false }),
    ).toBe(false);
  });
});

describe('RatePage', () => {
  it('should keep path and score, and nothing of who gave it', async () => {
    const kept: Feedback[] = [];
    const rate = makeRatePage({ keep: async (feedback) => void kept.push(feedback) });
    expect(await rate('/normative', 4)).toEqual({ ok: true, value: undefined });
    expect(kept).toEqual([{ page: '/normative', clarity: 4, answers: [] }]);
  });

  it('should say that the service did not take it, and let a mistake of ours through', async () => {
    const failing = (error: Error) => {
      const keep = async (): Promise<void> => {
        throw error;
      };
      return makeRatePage({ keep })('/normative', 1);
    };
    expect(await failing(new ServiceError('POST failed', { status: 503 }))).toEqual({
      ok: false,
      failure: 'feedback.not-kept',
    });
    await expect(failing(new TypeError('mistake'))).rejects.toThrow(TypeError);
  });
});
