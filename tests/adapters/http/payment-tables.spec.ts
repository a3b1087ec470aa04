import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pairsToQuery } from '#core/kernel/address.ts';
import { centsFromEuro } from '#core/kernel/cents.ts';
import type { AmountsAsked, Campaign } from '#core/payments/campaign.ts';
import { FEWEST_PUBLISHED } from '#core/payments/protection.ts';
import { SORT_KEYS } from '#core/payments/table-sort.ts';
import type { WireTable } from '#adapters/http/contract/payment-tables.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { PaymentRepository } from '#core/payments/payment-repository.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

let service: TestService;
let campaigns: readonly Campaign[];
beforeAll(async () => {
  service = await sharedService();
  campaigns = await service.composition.get(PaymentRepository).campaigns();
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const ask = (path: string, query: readonly (readonly [string, string])[]): Promise<Response> =>
  fetch(`${service.api}/dashboard-payments/${path}?${pairsToQuery(query)}`);

describe('the payments, handed out', () => {
  it('[PAGE-40] should come to the same on CSV, JSON, the rows of the page and in the database, for fifty selections', async () => {
    const choices = fc.sample(anySelection(), { numRuns: 50, seed: SEED });
    for (const choice of choices) {
      const selection = selectionOf(choice);
      const [json, csv, rows, exact] = await Promise.all([
        ask('table.json', selection.query).then((answer) => answer.json() as Promise<WireTable>),
        ask('table.csv', selection.query).then((answer) => answer.text()),
        fetch(`${service.api}${selection.rowsPath}`).then(
          (answer) => answer.json() as Promise<readonly { importoErogato: number | null; protetti?: unknown[] }[]>,
        ),
        inDatabase(selection),
      ]);
      const where = `seed ${SEED}, ${JSON.stringify(selection)}`;
      const lines = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
      const column = (lines[0] ?? '').split(';').indexOf('Importo erogato (euro)');
      const amounts = lines.slice(1).map((line) => (fieldsOf(line)[column] ?? '').replace(',', '.'));
      const reported = json.righe.filter(({ protetto }) => !protetto);
      expect(amounts.slice(0, -1), where).toEqual(
        json.righe.map(({ importoErogato }) =>
          typeof importoErogato === 'number' ? importoErogato.toFixed(2) : 'protetto',
        ),
      );
      expect(
        sumOf(rows.filter((row) => row.protetti === undefined).map(({ importoErogato }) => importoErogato)),
        where,
      ).toBe(sumOf(reported.map(({ importoErogato }) => importoErogato)));
      if (typeof json.totale !== 'number') {
        expect(amounts.at(-1), where).toBe('protetto');
        continue;
      }
      expect(centsFromEuro(json.totale), where).toBe(exact);
      expect(amounts.at(-1), where).toBe(json.totale.toFixed(2));
      expect(sumOf([...reported.map(({ importoErogato }) => importoErogato), json.importoProtetto]), where).toBe(exact);
      expect(sumOf(rows.map(({ importoErogato }) => importoErogato)), where).toBe(exact);
    }
  }, 60_000);

  it('[PAGE-40] should tell no number of fewer than five beneficiaries anywhere', async () => {
    const payments = service.composition.get(PaymentRepository);
    let protectedRows = 0;
    for (const { year, divisions } of campaigns) {
      for (const { name, planning } of divisions) {
        const asked = { yearCampaign: year, department: name, planning };
        const interventions = await payments.interventions(asked);
        const regions = await payments.regions(asked);
        const details = await Promise.all([
          ...[...interventions.rows, ...(interventions.protectedRows?.rows ?? [])].map(({ code }) =>
            payments.regions(asked, code),
          ),
          ...[...regions.rows, ...(regions.protectedRows?.rows ?? [])].map(({ region }) =>
            payments.interventions(asked, region),
          ),
        ]);
        for (const table of [interventions, regions, ...details]) {
          for (const { beneficiaries, paidCents } of table.rows)
            expect(beneficiaries >= FEWEST_PUBLISHED || (beneficiaries === 0 && paidCents === 0)).toBe(true);
          // One protected row alone has no published sum: it would be its own.
          if (table.protectedRows?.rows.length === 1) expect(table.protectedRows.figures).toBeUndefined();
          protectedRows += table.protectedRows?.rows.length ?? 0;
        }
      }
    }
    expect(protectedRows).toBeGreaterThan(100);
  });

  it('[API-13] should say what the figures are, from whom and of which day, in files with a name', async () => {
    const query = [
      ['yearCampaign', '2025'],
      ['department', 'Domanda unica'],
      ['confronto', '2024'],
      ['ordine', 'nome'],
    ] as const;
    const json = await ask('table.json', query);
    const table = (await json.json()) as WireTable;
    expect(json.headers.get('content-disposition')).toBe('attachment; filename="pagamenti-domanda-unica-2025.json"');
    expect(table).toMatchObject({ fonte: 'Agenzia Nazionale Pagamenti Agricoli', confronto: { annoCampagna: 2024 } });
    expect(table.aggiornatoAl).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(table.definizioni.map(({ voce }) => voce)).toContain('Beneficiari');
    const codes = table.righe.map(({ codice }) => codice);
    expect(codes).toEqual(
      codes.toSorted((left, right) => (left ?? '').localeCompare(right ?? '', 'it', { numeric: true })),
    );
    const csv = await ask('table.csv', query);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="pagamenti-domanda-unica-2025.csv"');
    expect(await csv.text()).toContain('Differenza sul 2024 (%)');
  });

  it('should know no table of a division or year that does not exist, and be described', async () => {
    for (const [year, name] of [
      ['2025', 'Domanda doppia'],
      ['1999', 'Domanda unica'],
    ] as const)
      expect(
        (
          await ask('table.csv', [
            ['yearCampaign', year],
            ['department', name],
          ])
        ).status,
      ).toBe(404);
    expect((await ask('table.json', [['department', 'Domanda unica']])).status).toBe(400);
    const described = (await (await fetch(`${service.api}/openapi.json`)).json()) as {
      paths: Record<string, { get: { responses: Record<string, { content: object }> } }>;
    };
    const contentOf = (path: string): readonly string[] =>
      Object.keys(described.paths[`/dashboard-payments/${path}`]?.get.responses['200']?.content ?? {});
    expect([contentOf('table.csv'), contentOf('table.json')]).toEqual([['text/csv'], ['application/json']]);
  });
});

// Helpers

const SEED = Number(process.env['SELECTIONS_SEED'] ?? 20_261_121);

const anySelection = () =>
  fc.record({
    campaign: fc.nat(),
    division: fc.nat(),
    view: fc.constantFrom('intervento', 'regione'),
    detail: fc.constantFrom('none', 'none', 'intervention', 'region'),
    row: fc.nat(),
    order: fc.constantFrom(...SORT_KEYS),
    direction: fc.constantFrom('natural', 'crescente', 'decrescente'),
    compared: fc.boolean(),
  });
type Choice = ReturnType<typeof anySelection> extends fc.Arbitrary<infer T> ? T : never;

interface Selection {
  readonly asked: AmountsAsked;
  readonly intervention?: string;
  readonly region?: string;
  readonly query: readonly (readonly [string, string])[];
  /** Where the page reads its rows. */
  readonly rowsPath: string;
}

const CODES: Readonly<Record<string, readonly string[]>> = {
  'Domanda unica': ['PD 01', 'PD 04 Eco 3', 'PD 06'],
  'Sviluppo rurale': ['SRE', 'SRG'],
  'OCM vino': ['VIT 1', 'VIT 3'],
  'OCM ortofrutta e apicoltura': ['ORT 1', 'ORT 2'],
};
const REGIONS = ['Puglia', 'Valle d’Aosta', 'Calabria', 'Friuli-Venezia Giulia', 'Umbria'];
const pick = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;

const selectionOf = ({ campaign, division, view, detail, row, order, direction, compared }: Choice): Selection => {
  const { year, divisions } = pick(campaigns, campaign);
  const { name, planning, directAid } = pick(divisions, division);
  const asked = { yearCampaign: year, department: name, planning };
  const codes = CODES[name] ?? [];
  const intervention = detail === 'intervention' && codes.length > 0 ? pick(codes, row) : undefined;
  const region = detail === 'region' ? pick(REGIONS, row) : undefined;
  const base = [
    ['yearCampaign', String(year)],
    ['department', name],
    ...(planning === undefined ? [] : [['planning', planning] as const]),
  ] as const;
  const path =
    intervention !== undefined
      ? `${encodeURIComponent(intervention)}/amounts-by-intervention`
      : region !== undefined
        ? `regions/${encodeURIComponent(region)}/amounts-by-region`
        : directAid && view === 'intervento'
          ? 'interventions/amounts'
          : 'regions/amounts';
  return {
    asked,
    ...(intervention === undefined ? {} : { intervention }),
    ...(region === undefined ? {} : { region }),
    query: [
      ...base,
      ['suddivisione', view],
      ['ordine', direction === 'natural' ? order : `${order}-${direction}`],
      ...(intervention === undefined ? [] : [['intervento', intervention] as const]),
      ...(region === undefined ? [] : [['regione', region] as const]),
      ...(compared ? [['confronto', String(year === 2023 ? 2024 : year - 1)] as const] : []),
    ],
    rowsPath: `/dashboard-payments/${path}?${pairsToQuery(base)}`,
  };
};

/** What was paid for a selection, in cents, as the tables have it. */
const inDatabase = async ({ asked, intervention, region }: Selection): Promise<number> => {
  const [row] = await service.composition.get(Database).query<{ paid: number }>(
    `select coalesce(sum(paid_cents), 0)::bigint as paid
     from payment_amount join division on division.friendly_url = payment_amount.division join region on region.value = payment_amount.region
     where campaign_year = $1 and division.name = $2 and planning is not distinct from $3
       and ($4::text is null or code = $4) and ($5::text is null or region.name = $5)`,
    [
      asked.yearCampaign,
      asked.department,
      asked.planning ?? null,
      intervention ?? null,
      region?.replace('’', "'") ?? null,
    ],
  );
  return row?.paid ?? -1;
};

const sumOf = (euro: readonly (number | null | undefined)[]): number =>
  euro.reduce<number>((sum, each) => sum + centsFromEuro(each ?? 0), 0);

/** The fields of a line of CSV; what is quoted holds semicolons. */
const fieldsOf = (line: string): readonly string[] =>
  line.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)?.map((each) => each.replace(/;$/, '')) ?? [];
