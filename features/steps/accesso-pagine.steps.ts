import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { actingRoleFor, canReadFile } from '#core/access/can-act-for.ts';
import { noticeText } from '#core/notices/notices.ts';
import { type HandOverFailure, HandOverToNationalSystem } from '#core/handover/hand-over.ts';
import type { Result } from '#core/kernel/result.ts';
import { completeAddress } from '#core/navigation/links.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { sessionContextOf } from '#core/session/context.ts';
import { everyWayEnds, landingOf, pagesOfAll } from '#features/support/access-table.ts';
import { cuaaCalled, grantsOf, noteTerm } from '#features/support/grants.ts';
import { type Person, personCalled } from '#features/support/people.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { visitOf } from '#features/support/visits.ts';
import type { PortalWorld } from '#features/support/world.ts';

/** A visitor, and who is signed in, in each role. */
const WHOEVER = [
  'un visitatore',
  'Anna Bianchi',
  'Carla Neri',
  'Giulia Ferri',
  'Niccolò De Luca come CAA',
  'Paola Verdi',
];

// Where it leads

Then('è alla pagina {string}', function (this: PortalWorld, address: string) {
  assert.equal(visitOf(this).tab.address, address);
});

Then('è alla pagina {string} da visitatore', function (this: PortalWorld, address: string) {
  const { state, tab } = visitOf(this);
  assert.deepEqual([state.kind, tab.address], ['anonymous', address]);
});

Then('legge che deve accedere per aprire la pagina richiesta', function (this: PortalWorld) {
  const { toast } = visitOf(this).tab.noticesCell.read();
  assert.equal(toast && noticeText(toast.notice), 'Accedi per aprire la pagina richiesta');
});

Then(
  'aprendo la pagina {string} si arriva a',
  async function (this: PortalWorld, address: string, expected: DataTable) {
    const { settings } = visitOf(this);
    const rows = expected.raw();
    const arrived = await Promise.all(
      rows.map(async ([who = '']) => [who, await landingOf(this.clock, who, address, settings)]),
    );
    assert.deepEqual(arrived, rows);
  },
);

Then('questi indirizzi si aprono a chiunque', async function (this: PortalWorld, addresses: DataTable) {
  for (const address of addresses.raw().flat())
    for (const who of WHOEVER) assert.equal(await landingOf(this.clock, who, address), address, who);
});

Then(
  "l'indirizzo {string} è quello della pagina {string}",
  function (this: PortalWorld, address: string, title: string) {
    assert.equal(matchRoute(routeTable(demonstrationSettings.names), address)?.route.title, title);
  },
);

Then('da ogni pagina ogni persona arriva a una pagina che può vedere', async function (this: PortalWorld) {
  assert.deepEqual(await everyWayEnds(this.clock, pagesOfAll()), []);
});

Then(
  'da ognuno di questi indirizzi ogni persona arriva a una pagina che può vedere',
  async function (this: PortalWorld, addresses: DataTable) {
    assert.deepEqual(await everyWayEnds(this.clock, addresses.raw().flat()), []);
  },
);

Then(
  'su ogni pagina {persona} arriva dove arriva {persona}',
  async function (this: PortalWorld, one: Person, other: Person) {
    for (const page of pagesOfAll()) {
      const landings = await Promise.all([one, other].map(({ user }) => landingOf(this.clock, user.name, page)));
      assert.equal(landings[0], landings[1], page);
    }
  },
);

Given(
  '(che )il mandato di {string} va dal {word} al {word}',
  function (this: PortalWorld, name: string, first: string, last: string) {
    noteTerm(this, cuaaCalled(name), { since: italianDay(first), until: italianDay(last) });
  },
);

When('viene il {word}', function (this: PortalWorld, today: string) {
  this.clock.set(`${italianDay(today)}T00:30:00+01:00`);
});

Then(
  /^il fascicolo di "(.+)" per (.+) è (concesso|rifiutato)$/,
  function (this: PortalWorld, name: string, who: string, outcome: string) {
    const person = personCalled(who);
    const grants = grantsOf(this, person);
    const role = actingRoleFor(person.user, cuaaCalled(name), grants);
    const allowed = role.ok ? canReadFile(person.user, role.value, cuaaCalled(name), grants) : role;
    assert.equal(allowed.ok ? 'concesso' : 'rifiutato', outcome);
    if (!allowed.ok) assert.equal(allowed.failure, 'access.forbidden');
  },
);

// The national system

const handOver = async (world: PortalWorld, target: string, where?: 'newWindow' | 'here'): Promise<void> => {
  const { tab, state } = visitOf(world);
  const { user, isCaa } = sessionContextOf(state);
  // The page may still hold the person when the session has already ended.
  const person = {
    user: user ?? world.noted<Person>('chi passa').user,
    role: isCaa ? ('caa' as const) : ('farmer' as const),
  };
  await world.attempt(() => tab.use(HandOverToNationalSystem)(target, person, where));
};

Given('(che )il browser blocca le nuove finestre', function (this: PortalWorld) {
  visitOf(this).tab.forms.blocksWindows = true;
});

Then('può passare al sistema nazionale dalla stessa scheda', async function (this: PortalWorld) {
  const outcome = this.result<Result<void, HandOverFailure>>();
  assert.equal(outcome.ok ? 'aperta' : outcome.failure, 'handover.window-blocked');
  await handOver(this, 'https://domande.example', 'here');
  assert.equal(visitOf(this).tab.forms.postedHere.length, 1);
});

When('passa al sistema nazionale', async function (this: PortalWorld) {
  await handOver(this, 'https://domande.example');
});

When('passa al sistema nazionale verso {string}', async function (this: PortalWorld, target: string) {
  await handOver(this, target);
});

Then('il sistema nazionale riceve il tipo di utente {string}', function (this: PortalWorld, userType: string) {
  const [form] = visitOf(this).tab.forms.posted;
  assert.equal(new Map(form?.fields).get('anpagUserType'), userType);
});

Then('in una nuova finestra arriva un modulo', function (this: PortalWorld, expected: DataTable) {
  const [form] = visitOf(this).tab.forms.posted;
  assert.deepEqual({ indirizzo: form?.action, ...Object.fromEntries(form?.fields ?? []) }, expected.rowsHash());
});

Then('non si apre alcuna finestra', function (this: PortalWorld) {
  assert.deepEqual(visitOf(this).tab.forms.posted, []);
  assert.deepEqual(visitOf(this).tab.windows.opened, []);
});

Then(
  "prima del passaggio l'indirizzo {string} diventa {string}",
  function (this: PortalWorld, written: string, complete: string) {
    assert.equal(completeAddress(written), complete);
  },
);
