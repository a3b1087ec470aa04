import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { formatEuro, formatTotal } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { Logger } from '#core/kernel/logger.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Campaign, DashboardView } from '#core/payments/campaign.ts';
import {
  type DashboardRows,
  type DashboardSelection,
  dashboardTabs,
  rowsShown,
  type StoredDashboard,
} from '#core/payments/dashboard.ts';
import type { CampaignDivision } from '#core/payments/dashboard-address.ts';
import {
  choiceFromQuery,
  chosenDivision,
  comparedCampaign,
  regionViewFromQuery,
  regionSentences,
  regionSum,
  regionView,
} from '#core/payments/dashboard-choice.ts';
import { regionOf } from '#core/paying-bodies/finder.ts';
import { EXTRA_AGENCY_ROWS } from '#core/payments/extra-agency.ts';
import { paymentsTable, type PaymentsTable } from '#core/payments/payments-table.ts';
import { campaignDropdowns, type SideMenuFailure } from '#core/payments/side-menu.ts';
import type { RecordedLog } from '#features/support/recorded-log.ts';
import { DASHBOARD_CALLS, bindIntervention, bindPayments } from '#features/support/sample-payments.ts';
import type { PortalWorld } from '#features/support/world.ts';
import { ReadDashboardRows } from '#core/payments/read-dashboard.ts';
import { ReadCampaigns } from '#core/payments/read-campaigns.ts';
import { RecallDashboard, RememberDashboard } from '#core/payments/stored-dashboard.ts';

const VIEWS: Readonly<Record<string, DashboardView>> = {
  'Suddivisione per intervento': 'intervention',
  'Suddivisione per regione': 'region',
};
const viewTitled = (title: string): DashboardView => VIEWS[title] ?? assert.fail(title);

const campaignsOf = async (world: PortalWorld): Promise<readonly Campaign[]> => {
  const outcome = await world.use(ReadCampaigns)();
  return outcome.ok ? outcome.value : assert.fail(outcome.failure.message);
};

/** The newest campaign that has a division of the wanted kind, with that division. */
const chosen = async (
  world: PortalWorld,
  directAid: boolean,
): Promise<Pick<DashboardSelection, 'year' | 'division'>> => {
  for (const { year, divisions } of await campaignsOf(world)) {
    const division = divisions.find((each) => each.directAid === directAid);
    if (division !== undefined) return { year, division };
  }
  return assert.fail('nessuna campagna ha una divisione così');
};

Given('i pagamenti pubblicati', function (this: PortalWorld) {
  bindPayments(this);
});

Given('(che )il servizio risponde {int} alla richiesta delle campagne', function (this: PortalWorld, status: number) {
  bindPayments(this, { status });
});

Given('(che )il servizio non risponde alla richiesta delle campagne', function (this: PortalWorld) {
  bindPayments(this, { status: undefined });
});

When('un visitatore apre il menu delle campagne', async function (this: PortalWorld) {
  await this.attempt(() => this.use(ReadCampaigns)());
});

/** What stands in place of the menu, in the words that the specification fixes. */
const MENU_FAILURES: Readonly<Record<string, string>> = {
  'non è arrivato': 'Failed to fetch side menu data',
  'il servizio non risponde': 'Unknown Error',
};

Then('al posto del menu si legge che {}', function (this: PortalWorld, what: string) {
  const message = MENU_FAILURES[what] ?? assert.fail(`non si sa come si legga che ${what}`);
  const outcome = this.result<Result<readonly Campaign[], SideMenuFailure>>();
  assert.equal(outcome.ok ? 'nulla' : outcome.failure.message, message);
});

Then(
  "c'è una voce {string} per anno, dalla più recente, con le sue divisioni",
  function (this: PortalWorld, pattern: string) {
    const outcome = this.result<Result<readonly Campaign[], SideMenuFailure>>();
    const menu = campaignDropdowns(outcome.ok ? outcome.value : assert.fail(outcome.failure.message));
    assert.ok(menu.length > 1 && menu.every(({ divisions }) => divisions.length > 0));
    assert.deepEqual(
      menu.map(({ title }) => title),
      menu.map(({ year }) => pattern.replace('{anno}', String(year))),
    );
    assert.deepEqual(
      menu.map(({ year }) => year),
      menu.map(({ year }) => year).toSorted((left, right) => right - left),
    );
  },
);

When(
  /^un visitatore apre (gli aiuti diretti|lo sviluppo rurale) alla scheda "(.+)"$/,
  async function (this: PortalWorld, kind: string, title: string) {
    const selection = { ...(await chosen(this, kind === 'gli aiuti diretti')), view: viewTitled(title) };
    this.note('scelta', selection);
    await this.attempt(() => this.use(ReadDashboardRows)(selection));
  },
);

When(
  "un visitatore apre il dettaglio dell'intervento {string}",
  async function (this: PortalWorld, intervention: string) {
    await this.attempt(async () =>
      this.use(ReadDashboardRows)({ ...(await chosen(this, true)), view: 'intervention', intervention }),
    );
  },
);

When('si apre una tabella senza che sia scelta la divisione', async function (this: PortalWorld) {
  await this.attempt(() => this.use(ReadDashboardRows)({ year: 2025, view: 'region' }));
});

Then('la tabella elenca soltanto {string}', function (this: PortalWorld, call: string) {
  this.result();
  assert.deepEqual(this.noted<readonly string[]>(DASHBOARD_CALLS), [call]);
});

Then(
  'non si chiede nulla, e a chi mantiene il portale resta scritto che mancava la divisione',
  function (this: PortalWorld) {
    assert.equal(this.result(), undefined);
    assert.deepEqual(this.noted<readonly string[]>(DASHBOARD_CALLS), []);
    assert.deepEqual(
      (this.use(Logger) as RecordedLog).lines.map((line) => line.message),
      ['Missing required data for fetch.'],
    );
  },
);

Then(/^la tabella è per (intervento|regione)$/, function (this: PortalWorld, by: string) {
  const answer = this.result<DashboardRows>();
  assert.ok(answer.rows.length > 0);
  assert.equal(answer.by, by === 'intervento' ? 'intervention' : 'region');
});

Then('le schede offerte sono:', function (this: PortalWorld, table: DataTable) {
  const { division } = this.noted<DashboardSelection>('scelta');
  assert.deepEqual(
    dashboardTabs(division ?? assert.fail()).map(({ title }) => title),
    table.raw().flat(),
  );
});

When(
  /^un visitatore guarda una tabella di (\d+) righe(?: e chiede di mostrarne altre (\d+) volt[ae])? ?$/,
  function (this: PortalWorld, count: string, times: string | null) {
    this.note('righe', rowsShown(Array.from({ length: Number(count) }), 1 + Number(times ?? 0)));
  },
);

Then(
  /^ne vede (\d+), legge "(.+)" e (può|non può) chiederne altre$/,
  function (this: PortalWorld, count: string, counter: string, more: string) {
    const shown = this.noted<ReturnType<typeof rowsShown>>('righe');
    assert.deepEqual([shown.rows.length, shown.counter, shown.hasMore], [Number(count), counter, more === 'può']);
  },
);

Given(
  "un visitatore che guarda l'intervento {string} regione per regione",
  async function (this: PortalWorld, intervention: string) {
    const selection: DashboardSelection = { ...(await chosen(this, true)), view: 'region', intervention };
    const dashboard: StoredDashboard = { selection, introduction: 'Cruscotto pagamenti' };
    this.use(RememberDashboard)(dashboard);
    this.note('prima del ricaricamento', dashboard);
  },
);

// A page that is loaded again knows what the tab has kept, and nothing else.
When('ricarica il cruscotto', async function (this: PortalWorld) {
  await this.attempt(() => this.use(RecallDashboard)());
});

Then('campagna, divisione, scheda, dettaglio e introduzione sono quelli di prima', function (this: PortalWorld) {
  assert.deepEqual(
    JSON.parse(JSON.stringify(this.result())),
    JSON.parse(JSON.stringify(this.noted('prima del ricaricamento'))),
  );
});

Then(
  'gli altri organismi pagatori elencati sono {int}, {int} dei quali con zero',
  function (this: PortalWorld, count: number, zeros: number) {
    assert.deepEqual(
      [EXTRA_AGENCY_ROWS.length, EXTRA_AGENCY_ROWS.filter(({ totalPaidCents }) => totalPaidCents === 0).length],
      [count, zeros],
    );
    for (const { name, totalPaidCents } of EXTRA_AGENCY_ROWS)
      assert.ok(/^(OP|Organismo pagatore) /.test(name) && formatEuro(euroFromCents(totalPaidCents)).endsWith('€'));
  },
);

Given('un intervento pagato così:', function (this: PortalWorld, rows: DataTable) {
  bindIntervention(this, rows.hashes());
});

When("un visitatore guarda le regioni di quell'intervento", async function (this: PortalWorld) {
  await this.attempt(() =>
    this.use(ReadDashboardRows)({
      year: 2025,
      division: { name: 'OCM vino', directAid: true },
      view: 'intervention',
      intervention: 'VIT 1',
    }),
  );
});

const protectedRegions = (rows: DashboardRows): readonly string[] =>
  rows.by === 'region' ? (rows.protectedRows?.rows ?? []).map(({ region }) => region) : [];

Then('non si dice nulla di {string}', function (this: PortalWorld, region: string) {
  const rows = this.result<DashboardRows>();
  assert.ok(protectedRegions(rows).includes(region));
  assert.ok(rows.rows.every((row) => !('region' in row) || row.region !== region));
});

Then('le regioni protette sono più di una', function (this: PortalWorld) {
  assert.ok(protectedRegions(this.result<DashboardRows>()).length > 1);
});

Then('nessuna regione è protetta', function (this: PortalWorld) {
  assert.equal(this.result<DashboardRows>().protectedRows, undefined);
});

Then('righe e dati protetti fanno insieme {int} beneficiari', function (this: PortalWorld, count: number) {
  const { rows, protectedRows } = this.result<DashboardRows>();
  const reported = rows.reduce((sum, { beneficiaries }) => sum + beneficiaries, 0);
  assert.equal(reported + (protectedRows?.figures?.beneficiaries ?? 0), count);
});

/** A text with plain blanks, as the examples are typed. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

When('una tabella ha righe da {} euro e da {} euro', function (this: PortalWorld, first: string, second: string) {
  this.note(
    'righe',
    [first, second].map((amount) => Number(amount.replace(',', '.'))),
  );
});

Then('la somma in testa è {string}', function (this: PortalWorld, text: string) {
  const [first = 0, second = 0] = this.noted<readonly number[]>('righe');
  assert.equal(spaced(formatTotal(first + second)), text);
});

Then('le righe sono {string} e {string}', function (this: PortalWorld, first: string, second: string) {
  assert.deepEqual(
    this.noted<readonly number[]>('righe').map((amount) => spaced(formatEuro(amount))),
    [first, second],
  );
});

interface ChosenRegion {
  readonly region: string | undefined;
  readonly found: CampaignDivision;
  readonly table: PaymentsTable;
}

When(
  'un visitatore chiede quanto è stato pagato a {string} nel {string}',
  async function (this: PortalWorld, place: string, year: string) {
    const choice = choiceFromQuery([
      ['dove', place],
      ['anno', year],
    ]);
    await this.attempt(async (): Promise<ChosenRegion> => {
      const found = chosenDivision(await campaignsOf(this), choice);
      assert.ok(found !== undefined);
      const rows = await this.use(ReadDashboardRows)({
        year: found.campaign.year,
        division: found.division,
        view: 'region',
      });
      assert.ok(rows !== undefined);
      return { region: choice.region, found, table: paymentsTable(rows) };
    });
  },
);

Then('la frase sulla somma comincia con {string}', function (this: PortalWorld, start: string) {
  const { table, found, region } = this.result<ChosenRegion>();
  const [first] = regionSentences(table, found, region);
  assert.ok(first.startsWith(start), first);
});

Then('la somma è quella della tabella per regione', function (this: PortalWorld) {
  const { table, region } = this.result<ChosenRegion>();
  const line = table.lines.find(({ slug }) => slug === region);
  assert.equal(regionSum(table, region).cents, line?.figures?.paidCents);
  assert.ok((line?.figures?.paidCents ?? 0) > 0);
});

When(
  'un visitatore confronta la campagna {string} con {string}',
  async function (this: PortalWorld, year: string, compared: string) {
    const choice = choiceFromQuery([
      ['anno', year],
      ['confronto', compared],
    ]);
    await this.attempt(async (): Promise<PaymentsTable> => {
      const campaigns = await campaignsOf(this);
      const found = chosenDivision(campaigns, choice);
      assert.ok(found !== undefined);
      const rowsOf = async ({ campaign, division }: CampaignDivision): Promise<DashboardRows> => {
        const rows = await this.use(ReadDashboardRows)({ year: campaign.year, division, view: 'region' });
        return rows ?? assert.fail('nessuna riga');
      };
      const before = comparedCampaign(campaigns, found, choice.compared);
      return paymentsTable(await rowsOf(found), {
        compared: before === undefined ? undefined : { year: before.campaign.year, rows: await rowsOf(before) },
      });
    });
  },
);

Then('la somma è confrontata con {string}', function (this: PortalWorld, year: string) {
  const { compared } = this.result<PaymentsTable>();
  assert.equal(String(compared?.year ?? ''), year);
  if (compared !== undefined) assert.ok((compared.totalCents ?? 0) > 0);
});

When(
  'un visitatore chiede la tabella di {string} a {string}',
  async function (this: PortalWorld, division: string, place: string) {
    const pairs = [
      ['dove', place],
      ['aiuto', division],
    ] as const;
    const choice = choiceFromQuery(pairs);
    await this.attempt(async () => {
      const found = chosenDivision(await campaignsOf(this), choice);
      assert.ok(found !== undefined);
      const view = regionView(found.division, choice.region, regionViewFromQuery(pairs).view);
      return this.use(ReadDashboardRows)({
        year: found.campaign.year,
        division: found.division,
        view,
        ...(view === 'region' ? {} : { region: regionOf(choice.region)?.name }),
      });
    });
  },
);

Then(/^la tabella del luogo è per (intervento|regione)$/, function (this: PortalWorld, by: string) {
  const answer = this.result<DashboardRows>();
  assert.ok(answer.rows.length > 0);
  assert.equal(answer.by, by === 'intervento' ? 'intervention' : 'region');
});
