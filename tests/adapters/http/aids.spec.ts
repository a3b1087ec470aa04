import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Milestone } from '#core/milestones/milestone.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const get = (path: string): Promise<Response> => fetch(`${service.api}${path}`);

describe('what opens and closes', () => {
  it('[TERM-01] should be told of every kind of content, each day once', async () => {
    const reported = (await (await get('/deadlines')).json()) as readonly Milestone[];
    expect([...new Set(reported.map(({ kind }) => kind))].toSorted()).toEqual([
      'aid',
      'booking',
      'competition',
      'service',
      'tender',
    ]);
    const names = reported.map(({ kind, list, friendlyUrl, event }) => `${kind} ${list} ${friendlyUrl} ${event}`);
    expect(new Set(names).size).toBe(names.length);
    expect(reported.find(({ label }) => label === 'OCM vino')?.produce).toEqual([{ name: 'Vite', value: 'vite' }]);
  });

  it('[TERM-04] should be a calendar that follows the filters and is the same for everybody', async () => {
    const all = await (await get('/exports/scadenze.ics')).text();
    const vines = await get('/exports/scadenze.ics?cosa=vite&chi=agricoltori');
    expect(vines.headers.get('content-type')).toContain('text/calendar');
    const text = await vines.text();
    const count = (file: string) => file.match(/BEGIN:VEVENT/gu)?.length ?? 0;
    expect(count(text)).toBeGreaterThan(0);
    expect(count(text)).toBeLessThan(count(all));
    const signedIn = await fetch(`${service.api}/exports/scadenze.ics`, {
      headers: { authorization: 'Bearer somebody', cookie: 'x=1' },
    });
    expect(await signedIn.text()).toBe(all);
  });
});

describe('the aids with their conditions', () => {
  it('[AIDS-02] [AIDS-03] should be every aid that can be asked for, with the conditions of the editors', async () => {
    const aids = (await (await get('/aid-conditions')).json()) as readonly {
      readonly slug: string;
      readonly isStated: boolean;
      readonly conditions: { readonly regions: readonly string[] } | null;
    }[];
    const of = (end: string) => aids.find(({ slug }) => slug.endsWith(end));
    // The whole of the interventions for wine is none that one asks for.
    expect(of('/ocm-vino')).toBeUndefined();
    expect(of('/sviluppo-rurale-trento')?.conditions?.regions).toEqual(['trentino-alto-adige']);
    expect(aids.filter(({ isStated }) => !isStated)).toEqual([]);
  });

  it('[AIDS-04] should be a calendar of those that fit or could', async () => {
    const file = await (await get('/exports/quali-aiuti.ics?coltivo=vite&dove=puglia')).text();
    expect(file).toContain('Ristrutturazione');
    expect(file).not.toContain('Apicoltura');
  });
});
