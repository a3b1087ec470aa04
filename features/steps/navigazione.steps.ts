import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { ServiceError } from '#core/kernel/service-error.ts';
import { type Breadcrumb, breadcrumbsOf, collapsed, type PageTitles } from '#core/navigation/breadcrumbs.ts';
import { searchTextOn } from '#core/navigation/header.ts';
import type { MenuAction, MenuLink } from '#core/navigation/menu-link.ts';
import { homeFor } from '#core/navigation/menus.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { activeHeadingOf } from '#core/navigation/side-index.ts';
import { defaultUnavailablePage, unavailablePage } from '#core/navigation/unavailable-page.ts';
import { FollowLink, LeaveUnavailablePage } from '#core/navigation/use-cases.ts';
import { noticeText } from '#core/notices/notices.ts';
import { ReportServiceError } from '#core/notices/use-cases.ts';
import { inboxOf } from '#core/notifications/inbox.ts';
import type { Inbox } from '#core/notifications/notification.ts';
import { companyOfferOf, companyReference } from '#core/session/company-offer.ts';
import { sessionContextOf } from '#core/session/context.ts';
import { AnswerOtherTab } from '#core/session/use-cases.ts';
import { cuaaCalled } from '#features/support/grants.ts';
import { AUDIENCES, linesOf, MENUS } from '#features/support/menu-view.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import type { PortalVisit } from '#features/support/portal-visit.ts';
import { visitOf } from '#features/support/visits.ts';
import type { PortalWorld } from '#features/support/world.ts';

const WHO = '(un visitatore|un agricoltore|un operatore CAA)';
const INVALID = 'Invalid URL or parameters';

// Menus

Given('che la segnalazione delle frodi è spenta', function (this: PortalWorld) {
  const { settings } = visitOf(this);
  visitOf(this).settings = { ...settings, flags: { ...settings.flags, fraudReport: false } };
});

Given('che la segnalazione delle frodi sta a {string}', function (this: PortalWorld, fraudReport: string) {
  const { settings } = visitOf(this);
  visitOf(this).settings = { ...settings, external: { ...settings.external, fraudReport } };
});

When(
  new RegExp(`^${WHO} guarda (${Object.keys(MENUS).join('|')})$`),
  function (this: PortalWorld, who: string, menu: string) {
    const links = MENUS[menu] ?? assert.fail(menu);
    this.note('voci', links(AUDIENCES[who] ?? 'public', visitOf(this).settings));
  },
);

Then('le voci e gli indirizzi sono', function (this: PortalWorld, expected: DataTable) {
  assert.deepEqual(linesOf(this.noted<readonly MenuLink[]>('voci')), expected.raw());
});

Then('le voci sono {int}', function (this: PortalWorld, count: number) {
  assert.equal(this.noted<readonly MenuLink[]>('voci').length, count);
});

Then("non c'è alcuna voce", function (this: PortalWorld) {
  assert.deepEqual(this.noted('voci'), []);
});

Then('{string} si apre in una nuova scheda', function (this: PortalWorld, title: string) {
  assert.equal(this.noted<readonly MenuLink[]>('voci').find((link) => link.title === title)?.isExternal, true);
});

const SIDE_MENUS = { agency: 'agenzia', aids: 'aiuti', transparency: 'trasparenza' } as const;

Then('accanto alla pagina sta il menu {string}', function (this: PortalWorld, menu: string) {
  const side = matchRoute(routeTable(demonstrationSettings.names), this.noted<string>('pagina'))?.route.side;
  assert.equal(side === undefined ? 'nessuno' : SIDE_MENUS[side], menu);
});

// The way to a page

const stepsOf = (world: PortalWorld): readonly Breadcrumb[] => world.noted<readonly Breadcrumb[]>('percorso');

Given('che la pagina {string} si intitola {string}', function (this: PortalWorld, path: string, title: string) {
  this.note('titoli', { [path]: title });
});

const stand = function (this: PortalWorld, who: string, path: string, title?: string): void {
  this.note('pagina', path);
  this.note(
    'percorso',
    breadcrumbsOf(
      routeTable(demonstrationSettings.names),
      path,
      AUDIENCES[who] ?? 'public',
      title,
      this.notedOr<PageTitles>('titoli', {}),
    ),
  );
};
When(new RegExp(`^${WHO} è alla pagina "([^"]*)"$`), function (this: PortalWorld, who: string, path: string) {
  stand.call(this, who, path);
});
When(new RegExp(`^${WHO} è alla pagina "([^"]*)" intitolata "([^"]*)"$`), stand);

Then('il percorso è {string}', function (this: PortalWorld, labels: string) {
  assert.equal(
    stepsOf(this)
      .map(({ label }) => label)
      .join(' > '),
    labels,
  );
});

Then('il percorso contiene {string}', function (this: PortalWorld, label: string) {
  assert.ok(stepsOf(this).some((step) => step.label === label));
});

Then('la radice porta a {string}', function (this: PortalWorld, address: string) {
  assert.equal(stepsOf(this)[0]?.address, address);
});

Then("l'ultima tappa è {string}", function (this: PortalWorld, label: string) {
  assert.deepEqual(stepsOf(this).at(-1), { label, address: undefined });
});

Then('un percorso di {int} tappe ne nasconde {int}', function (this: PortalWorld, length: number, hidden: number) {
  const steps = Array.from({ length }, (_, index) => ({ label: `Tappa ${index}`, address: undefined }));
  const parts = collapsed(steps);
  assert.equal(parts.hidden.length, hidden);
  assert.deepEqual([...parts.first, ...parts.hidden, ...parts.last], steps);
});

Given('che un visitatore ha cercato {string}', function (this: PortalWorld, text: string) {
  this.note('testo cercato', text);
});

Then('il testo cercato è {string}', function (this: PortalWorld, text: string) {
  assert.equal(searchTextOn(this.noted('pagina'), this.noted('testo cercato')), text);
});

// Links

const followed = async (world: PortalWorld, link: string | MenuLink, title?: string): Promise<void> => {
  const visit = visitOf(world);
  if (visit.tabs.length === 0) await visit.open('/normative');
  await world.attempt(() => visit.tab.use(FollowLink)(link, title === undefined ? {} : { title }));
};
const follow = async function (this: PortalWorld, address: string): Promise<void> {
  await followed(this, address);
};
When('un visitatore segue il collegamento {string}', follow);
Given('che un visitatore ha seguito il collegamento {string}', follow);
Given(
  'che un visitatore ha seguito il collegamento {string} con il titolo {string}',
  async function (this: PortalWorld, address: string, title: string) {
    await followed(this, address, title);
  },
);

When('un visitatore sceglie una voce con', async function (this: PortalWorld, fields: DataTable) {
  const { isDropdown, ...addresses } = fields.rowsHash();
  await followed(this, { id: 'voce', title: 'Voce', ...addresses, isDropdown: isDropdown === 'sì' });
});

const EFFECTS: Readonly<Record<MenuAction['kind'], string>> = {
  inside: 'apre la pagina nel portale',
  file: 'apre il documento',
  reservedFile: 'apre il documento riservato',
  newTab: 'apre una nuova scheda',
  unavailable: 'apre l\'avviso "Presto on line"',
  mail: 'scrive un messaggio di posta',
  call: 'chiama un numero di telefono',
  dropdown: 'apre le voci della tendina',
  refused: 'non apre nulla',
};

Then(new RegExp(`^la scelta (${Object.values(EFFECTS).join('|')})$`), function (this: PortalWorld, effect: string) {
  assert.equal(EFFECTS[this.result<MenuAction>().kind], effect);
});

const opened = (world: PortalWorld): readonly string[] => visitOf(world).tab.windows.opened;
const logged = (world: PortalWorld): readonly object[] =>
  visitOf(world).tab.log.lines.map(({ message, facts }) => ({ message, facts }));
const modalOf = (world: PortalWorld) => visitOf(world).tab.unavailablePage.read();

/** What is seen after following a link, each with nothing else beside it. */
const SEEN: Readonly<Record<string, (world: PortalWorld) => void>> = {
  'si apre in una nuova scheda': (world) =>
    assert.deepEqual([opened(world).length, modalOf(world).isOpen, logged(world)], [1, false, []]),
  'apre l\'avviso "Presto on line"': (world) =>
    assert.deepEqual([opened(world).length, modalOf(world).isOpen, logged(world)], [0, true, []]),
  'scrive un messaggio di posta': (world) =>
    assert.deepEqual(
      [opened(world).length, modalOf(world).isOpen, world.result<MenuAction>().kind],
      [0, false, 'mail'],
    ),
  'è rifiutato e scritto nel registro': (world) =>
    assert.deepEqual(
      [opened(world).length, modalOf(world).isOpen, logged(world)],
      [0, false, [{ message: INVALID, facts: {} }]],
    ),
};
Then(/^il collegamento (.+)$/, function (this: PortalWorld, effect: string) {
  (SEEN[effect] ?? assert.fail(effect))(this);
});

Given('che a un visitatore si mostra un avviso fisso', async function (this: PortalWorld) {
  await visitOf(this).open('/normative');
  visitOf(this).tab.unavailablePage.replace(unavailablePage({ isStatic: true }));
});

When('sceglie "Prosegui"', async function (this: PortalWorld) {
  await this.attempt(() => visitOf(this).tab.use(LeaveUnavailablePage)('proceed'));
});

When("chiude l'avviso", async function (this: PortalWorld) {
  await this.attempt(() => visitOf(this).tab.use(LeaveUnavailablePage)('close'));
});

Then("l'avviso dice", function (this: PortalWorld, expected: DataTable) {
  const { title, subtitle, message, button, isOpen } = modalOf(this);
  assert.deepEqual({ titolo: title, sottotitolo: subtitle, messaggio: message, pulsante: button }, expected.rowsHash());
  assert.ok(isOpen);
});

Then("l'avviso è chiuso e ha i testi di sempre", function (this: PortalWorld) {
  assert.deepEqual(modalOf(this), defaultUnavailablePage());
});

Then('si apre in una nuova scheda {string}', function (this: PortalWorld, address: string) {
  assert.deepEqual(opened(this), [address]);
});

Then('non si apre alcuna scheda', function (this: PortalWorld) {
  assert.deepEqual(opened(this), []);
});

Then('la pagina si ricarica', function (this: PortalWorld) {
  assert.equal(visitOf(this).tab.windows.reloads, 1);
});

// Companies

Then('"Le tue aziende" mostra', function (this: PortalWorld, expected: DataTable) {
  const { cuaaList, selectedCuaa } = sessionContextOf(visitOf(this).state);
  assert.deepEqual(
    cuaaList.map(({ registeredName, cuaa }) => [registeredName, cuaa, cuaa === selectedCuaa ? 'sì' : 'no']),
    expected.rows(),
  );
});

/** The inbox whose answers are shown: what was asked of another one is never looked at. */
const askedInbox = ({ state }: PortalVisit): Inbox => {
  const { user, isCaa, selectedCuaa } = sessionContextOf(state);
  const inbox = user && inboxOf({ isCaa, fiscalCode: user.fiscalCode, selectedCuaa });
  return inbox ?? assert.fail('nessuna casella');
};

Given("ha chiesto le notifiche dell'azienda", function (this: PortalWorld) {
  this.note('domanda', askedInbox(visitOf(this)));
});

Then(
  /^le notifiche chieste prima (non si mostrano più|si mostrano ancora)$/,
  function (this: PortalWorld, expected: string) {
    const asked = this.noted<Inbox>('domanda');
    const shown = askedInbox(visitOf(this));
    if (expected === 'si mostrano ancora') assert.deepEqual(shown, asked);
    else assert.notDeepEqual(shown, asked);
  },
);

const otherTabSays = (visit: PortalVisit, here: string, offered: string | undefined): void => {
  const state = visit.otherTab.session.read();
  assert.ok(state.kind === 'farmer');
  assert.deepEqual(
    [state.selectedCuaa, state.chosenElsewhere],
    [cuaaCalled(here), offered === undefined ? undefined : cuaaCalled(offered)],
  );
};
Then("l'altra scheda resta su {string} e offre {string}", function (this: PortalWorld, here: string, offered: string) {
  otherTabSays(visitOf(this), here, offered);
});
Then("l'altra scheda resta su {string} e non offre nulla", function (this: PortalWorld, here: string) {
  otherTabSays(visitOf(this), here, undefined);
});

When(/^nell'altra scheda (accetta|rifiuta) di seguire$/, async function (this: PortalWorld, answer: string) {
  await this.attempt(() => visitOf(this).otherTab.use(AnswerOtherTab)(answer === 'accetta'));
});

When(/^apre una pagina dell'azienda "(.+)"$/, function (this: PortalWorld, name: string) {
  const reference = companyReference(cuaaCalled(name));
  assert.ok(!reference.includes(cuaaCalled(name)));
  this.note('offerta', companyOfferOf(visitOf(this).state, reference).kind);
});

const OFFERS = {
  here: 'mostra la pagina',
  switch: 'offre di cambiare azienda',
  notHeld: "non riconosce l'azienda",
} as const;
Then(
  /^il portale (mostra la pagina|offre di cambiare azienda|non riconosce l'azienda)$/,
  function (this: PortalWorld, answer: string) {
    assert.equal(OFFERS[this.noted<keyof typeof OFFERS>('offerta')], answer);
  },
);

// Notices

const fail = async (world: PortalWorld, status: number, serverMessage?: string): Promise<void> => {
  await world.attempt(() =>
    visitOf(world).tab.use(ReportServiceError)(new ServiceError('guasto', { status, serverMessage })),
  );
};
When('il servizio si guasta e dice {string}', async function (this: PortalWorld, message: string) {
  await fail(this, 500, message);
});
Given('che il servizio si è guastato', async function (this: PortalWorld) {
  await fail(this, 500);
});
When('il servizio rifiuta la richiesta', async function (this: PortalWorld) {
  await fail(this, 422);
});

const toastOf = (world: PortalWorld): string | undefined => {
  const { toast } = visitOf(world).tab.noticesCell.read();
  return toast === undefined ? undefined : noticeText(toast.notice);
};
Then("l'avviso del guasto è {string}", function (this: PortalWorld, text: string) {
  assert.equal(toastOf(this), text);
});
Then(/^l'avviso del guasto (si vede ancora|non si vede più)$/, function (this: PortalWorld, expected: string) {
  assert.equal(toastOf(this) === undefined ? 'non si vede più' : 'si vede ancora', expected);
});
Then('il guasto resta annotato con stato {int}', function (this: PortalWorld, status: number) {
  assert.equal(visitOf(this).tab.noticesCell.read().lastServerError?.status, status);
});

// Side menu

When(
  "le intestazioni {string} sono a {string} pixel dall'alto",
  function (this: PortalWorld, names: string, tops: string) {
    const [ids, positions] = [names, tops].map((list) => list.split(', '));
    this.note(
      'attiva',
      activeHeadingOf((ids ?? []).map((id, index) => ({ id, top: Number(positions?.[index]) }))) ?? '',
    );
  },
);

Then('è attiva {string}', function (this: PortalWorld, name: string) {
  assert.equal(this.noted('attiva'), name);
});

Then(new RegExp(`^per ${WHO} "Torna alla Home" porta a "([^"]*)"$`), (who: string, path: string) => {
  assert.equal(homeFor(AUDIENCES[who] ?? 'public', demonstrationSettings), path);
});
