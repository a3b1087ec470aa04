import { describe, expect, it } from 'vitest';
import { asksForClarity } from '#core/feedback/asks-for-clarity.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { FLAGS, TABLE } from './deployment.ts';

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

  it.each([
    '/ricerca',
    '/mappa-del-sito',
    '/supporto/contatti/richiesta-assistenza',
    '/chiarezza-delle-pagine',
    '/comunicazione',
    '/non/esiste',
  ])('should not ask on %s, which has no text of its own', (path) => {
    expect(asksAt(path)).toBe(false);
  });

  it('should not ask on the dashboard while it is off', () => {
    expect(
      asksForClarity(matchRoute(TABLE, '/cruscotto-pagamenti')?.route, { ...FLAGS, dashboardPayments: false }),
    ).toBe(false);
  });
});
