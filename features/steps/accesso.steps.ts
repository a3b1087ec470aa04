import assert from 'node:assert/strict';
import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { sessionContextOf } from '#core/session/context.ts';
import { REMEMBERED_KEYS } from '#features/support/remembered-keys.ts';
import {
  ChangeRole,
  ChooseCompany,
  ChooseRole,
  PinCompany,
  RefreshSession,
  ReportUnauthorised,
} from '#core/session/use-cases.ts';
import type { Role } from '#core/session/user.ts';
import { atWork, type WayIn } from '#features/support/access-table.ts';
import { cuaaCalled } from '#features/support/grants.ts';
import { PEOPLE, type Person, personCalled } from '#features/support/people.ts';
import { knows, lateProvider, type PortalVisit, type Screen } from '#features/support/portal-visit.ts';
import { visitOf } from '#features/support/visits.ts';
import type { PortalWorld } from '#features/support/world.ts';

const ROLES: Readonly<Record<string, Role>> = { Agricoltore: 'farmer', CAA: 'caa' };

defineParameterType({ name: 'persona', regexp: new RegExp([...PEOPLE.keys()].join('|')), transformer: personCalled });
defineParameterType({
  name: 'ruolo',
  regexp: /Agricoltore|CAA/,
  transformer: (name: string): Role => ROLES[name] ?? assert.fail(name),
});
defineParameterType({
  name: 'schermata',
  regexp:
    /il caricamento|la pagina iniziale|la scelta del ruolo|la scelta dell'azienda|la scrivania CAA|la scrivania|il messaggio "Accesso negato"|la fine della sessione/,
  transformer: (name: string) => name as Screen,
});

/** The person as the scenario has changed him or her. */
const nowOf = (world: PortalWorld, person: Person): Person => world.notedOr(`persona ${person.username}`, person);
const changed = (world: PortalWorld, person: Person, fields: Partial<Person>): void =>
  world.note(`persona ${person.username}`, { ...nowOf(world, person), ...fields });

const signIn = async function (this: PortalWorld, person: Person): Promise<void> {
  await this.attempt(() => visitOf(this).signIn(nowOf(this, person)));
};
const open = async function (this: PortalWorld, address: string): Promise<void> {
  await this.attempt(() =>
    visitOf(this).tabs.length === 0 ? visitOf(this).open(address) : visitOf(this).goTo(address),
  );
};
const chooseRole = async function (this: PortalWorld, role: Role): Promise<void> {
  await this.attempt(() => visitOf(this).tab.use(ChooseRole)(role));
  await visitOf(this).settle();
};
const changeRole = async function (this: PortalWorld): Promise<void> {
  await this.attempt(() => visitOf(this).tab.use(ChangeRole)());
  await visitOf(this).settle();
};
const chooseCompany = async (world: PortalWorld, name: string, asMain: boolean): Promise<void> => {
  await world.attempt(() => visitOf(world).tab.use(ChooseCompany)(cuaaCalled(name), asMain));
  await visitOf(world).settle();
};
const choose = async function (this: PortalWorld, name: string): Promise<void> {
  await chooseCompany(this, name, false);
};
const chooseAsMain = async function (this: PortalWorld, name: string): Promise<void> {
  await chooseCompany(this, name, true);
};
const leave = async function (this: PortalWorld): Promise<void> {
  await this.attempt(() => visitOf(this).leave('login'));
};

// The person

When('{persona} accede al portale', signIn);
Given("(che ){persona} ha fatto l'accesso", signIn);
When('un visitatore apre la pagina {string}', open);
Given('(che )un visitatore ha aperto la pagina {string}', open);
When('apre la pagina {string}', open);
Given('ha aperto la pagina {string}', open);

When('arriva un accesso con i dati', async function (this: PortalWorld, claims: DataTable) {
  visitOf(this).checks = () => ({ kind: 'signedIn', claims: claims.rowsHash() });
  await open.call(this, '/');
});

When('ricarica la pagina', async function (this: PortalWorld) {
  await this.attempt(() => visitOf(this).reload());
});

Given('(che )ha aperto una seconda scheda', async function (this: PortalWorld) {
  await this.attempt(() => visitOf(this).open('/scrivania', 'newTab'));
});

// The state of the session

Given('che il fornitore di accesso non ha ancora risposto', function (this: PortalWorld) {
  const late = lateProvider();
  this.note('fornitore', late);
  visitOf(this).checks = late.answer;
});

Given('{persona} è tra le persone note al fornitore di accesso', function (this: PortalWorld, person: Person) {
  visitOf(this).known = person;
});

When('il fornitore di accesso riconosce {persona}', async function (this: PortalWorld, person: Person) {
  this.noted<ReturnType<typeof lateProvider>>('fornitore').say(knows(person));
  await visitOf(this).settle();
});

Given('che il fornitore di accesso è guasto', function (this: PortalWorld) {
  visitOf(this).checks = () => Promise.reject(new Error('guasto'));
});

Given("che l'elenco delle aziende non arriva", function (this: PortalWorld) {
  visitOf(this).failing = { companyRepository: { companiesOf: () => Promise.reject(new Error('guasto')) } };
});

Given('che la convenzione non arriva', function (this: PortalWorld) {
  visitOf(this).failing = { conventionRepository: { conventionOf: () => Promise.reject(new Error('guasto')) } };
});

Given('che {persona} non ha più una convenzione', function (this: PortalWorld, person: Person) {
  changed(this, person, { convention: undefined });
});

Given("che {persona} ha soltanto l'azienda {string}", function (this: PortalWorld, person: Person, name: string) {
  changed(this, person, { companies: person.companies.filter(({ registeredName }) => registeredName === name) });
});

When("{persona} non ha più l'azienda {string}", function (this: PortalWorld, person: Person, name: string) {
  changed(this, person, { companies: person.companies.filter(({ registeredName }) => registeredName !== name) });
  visitOf(this).known = nowOf(this, person);
});

Given('che per {persona} il mandato di {string} è chiuso', function (this: PortalWorld, person: Person, name: string) {
  changed(this, person, {
    companies: person.companies.map((each) => (each.registeredName === name ? { ...each, mandateClosed: true } : each)),
  });
});

Given("che {persona} ha {} alla scelta dell'azienda", function (this: PortalWorld, _person: Person, answered: string) {
  if (answered === 'già risposto') visitOf(this).choices.set('cuaaModalShown', true);
  else assert.equal(answered, 'mai risposto');
});

Given("che l'azienda principale di {persona} è {string}", function (this: PortalWorld, _person: Person, name: string) {
  if (name !== 'nessuna') visitOf(this).choices.set('mainCuaa', cuaaCalled(name));
});

Given(
  'che in questo accesso {persona} ha già scelto il ruolo {ruolo}',
  function (this: PortalWorld, _person: Person, role: Role) {
    visitOf(this).choices.set('isCaa', role === 'caa');
    visitOf(this).choices.set('loggedInModalShown', true);
  },
);

Given(
  'che il browser ricorda {string} sotto il nome {string}',
  function (this: PortalWorld, text: string, name: string) {
    visitOf(this).choices.texts.set(name, text);
  },
);

Given('che il browser vieta di ricordare', function (this: PortalWorld) {
  const { choices } = visitOf(this);
  choices.texts.set = () => choices.texts;
});

Given("che nella visita resta da aprire l'indirizzo {string}", function (this: PortalWorld, address: string) {
  visitOf(this).requested.keep(address);
});

Given('che il cruscotto dei pagamenti è {}', function (this: PortalWorld, state: string) {
  const { settings } = visitOf(this);
  visitOf(this).settings = { ...settings, flags: { ...settings.flags, dashboardPayments: state === 'acceso' } };
});

Given('che {persona} è al lavoro come {}', async function (this: PortalWorld, person: Person, as: string) {
  this.note('chi passa', person);
  this.note('visita', await atWork(this.clock, nowOf(this, person), as as WayIn['as']));
});

// What the person does

When('sceglie il ruolo {ruolo}', chooseRole);
Given('ha scelto il ruolo {ruolo}', chooseRole);
When("passa all'altro ruolo", changeRole);
When("sceglie l'azienda {string}", choose);
Given("ha scelto l'azienda {string}", choose);
When("sceglie l'azienda {string} come principale", chooseAsMain);
Given("ha scelto l'azienda {string} come principale", chooseAsMain);

When("fissa nel menu l'azienda {string}", async function (this: PortalWorld, name: string) {
  await this.attempt(() => visitOf(this).tab.use(PinCompany)(cuaaCalled(name)));
});

When('esce', leave);
Given('che è uscita', leave);
When('risponde "Disconnetti"', leave);
When('risponde "Vai al login"', leave);

When('esce verso la pagina iniziale', async function (this: PortalWorld) {
  await this.attempt(() => visitOf(this).leave('home'));
});

When(
  /^il portale rinnova il gettone e il fornitore (accetta|rifiuta|non è raggiungibile)$/,
  async function (this: PortalWorld, answer: string) {
    const { tab } = visitOf(this);
    tab.provider.renewal = () =>
      Promise.resolve(answer === 'accetta' ? 'ok' : answer === 'rifiuta' ? 'invalid' : 'unreachable');
    await this.attempt(() => tab.use(RefreshSession)());
  },
);

When('esce mentre il portale rinnova il gettone', async function (this: PortalWorld) {
  const { tab } = visitOf(this);
  let renewed: (outcome: 'ok') => void = () => undefined;
  tab.provider.renewal = () =>
    new Promise((resolve) => {
      renewed = resolve;
    });
  const refreshing = tab.use(RefreshSession)();
  await leave.call(this);
  renewed('ok');
  await refreshing;
});

When('il servizio risponde "non autorizzato"', async function (this: PortalWorld) {
  await this.attempt(() => visitOf(this).tab.use(ReportUnauthorised)());
});

// What is seen

Then('vede {schermata}', function (this: PortalWorld, screen: Screen) {
  assert.equal(visitOf(this).screen, screen);
});

Then("anche l'altra scheda mostra la fine della sessione", function (this: PortalWorld) {
  assert.equal(visitOf(this).otherTab.session.read().kind, 'ended');
});

const nothingPrivate = (tab: PortalVisit['tab']): void => {
  const { authenticated, user, cuaaList, selectedCuaa, idLinkList } = sessionContextOf(tab.session.read());
  assert.deepEqual([authenticated, user, cuaaList, selectedCuaa, idLinkList], [false, undefined, [], undefined, []]);
};
Then("sullo schermo non c'è nulla di riservato", function (this: PortalWorld) {
  nothingPrivate(visitOf(this).tab);
});
Then("nell'altra scheda non c'è nulla di riservato", function (this: PortalWorld) {
  nothingPrivate(visitOf(this).otherTab);
});

Then("l'altra scheda non chiede al fornitore di uscire", function (this: PortalWorld) {
  assert.deepEqual(visitOf(this).otherTab.provider.logouts, []);
});

Then('il portale conosce la persona', function (this: PortalWorld, expected: DataTable) {
  const { user } = sessionContextOf(visitOf(this).state);
  const known: Readonly<Record<string, string | undefined>> = {
    nome: user?.givenName,
    cognome: user?.familyName,
    'nome completo': user?.name,
    'codice fiscale': user?.fiscalCode,
    'tipo di utente': user?.userType ?? '',
  };
  for (const [fact, value] of expected.raw()) assert.equal(known[fact ?? ''], value, fact);
});

Then('le sue aziende sono', function (this: PortalWorld, expected: DataTable) {
  const { cuaaList } = sessionContextOf(visitOf(this).state);
  assert.deepEqual(
    cuaaList.map(({ cuaa, registeredName }) => [cuaa, registeredName]),
    expected.rows(),
  );
});

Then('il portale sa che', function (this: PortalWorld, expected: DataTable) {
  const context = sessionContextOf(visitOf(this).state);
  const said = (yes: boolean): string => (yes ? 'sì' : 'no');
  const known: Readonly<Record<string, string>> = {
    "si è guardato chi c'è": said(context.keycloakInitialized),
    "ha fatto l'accesso": said(context.authenticated),
    'aziende che ha': String(context.cuaaList.length),
    'azienda su cui lavora': context.selectedCuaa ?? '',
    'lavora per un CAA': said(context.isCaa),
    "l'accesso le è negato": said(context.showLoginFailedModal),
  };
  for (const [fact, value] of expected.raw()) assert.equal(known[fact ?? ''], value, fact);
});

Then('il portale la considera {}', function (this: PortalWorld, as: string) {
  const { state } = visitOf(this);
  const { authenticated, isCaa, showLoginFailedModal } = sessionContextOf(state);
  const found = showLoginFailedModal
    ? 'senza diritti'
    : state.kind === 'choosingRole'
      ? 'ancora senza ruolo'
      : isCaa
        ? 'operatore CAA'
        : authenticated
          ? 'agricoltore'
          : 'visitatore';
  assert.equal(found, as);
});

Then('non ha alcuna azienda da scegliere', function (this: PortalWorld) {
  const { cuaaList, selectedCuaa } = sessionContextOf(visitOf(this).state);
  assert.deepEqual([cuaaList, selectedCuaa], [[], undefined]);
});

Then("lavora sull'azienda {string}", function (this: PortalWorld, name: string) {
  const { cuaaList, selectedCuaa } = sessionContextOf(visitOf(this).state);
  assert.equal(cuaaList.find(({ cuaa }) => cuaa === selectedCuaa)?.registeredName, name);
});

Then('la sua azienda principale è {string}', function (this: PortalWorld, name: string) {
  assert.equal(visitOf(this).choices.get('mainCuaa'), cuaaCalled(name));
});

Then("non ha un'azienda principale", function (this: PortalWorld) {
  assert.equal(visitOf(this).choices.get('mainCuaa'), undefined);
});

Then('la scelta è rifiutata', function (this: PortalWorld) {
  assert.deepEqual(this.result(), { ok: false, failure: 'session.unknown-company' });
});

Then('sa che il fornitore di accesso non risponde', function (this: PortalWorld) {
  const { state } = visitOf(this);
  assert.ok(state.kind === 'anonymous' && state.providerSilent);
});

Then('al sistema nazionale può passare come {string}', function (this: PortalWorld, link: string) {
  assert.deepEqual(sessionContextOf(visitOf(this).state).idLinkList, [link]);
});

Then('il sistema nazionale la dice qualificata', function (this: PortalWorld) {
  assert.equal(sessionContextOf(visitOf(this).state).isSianUserQual, true);
});

// What is remembered

When('si guarda che cosa può restare nel browser', function (this: PortalWorld) {
  this.note('voci', [...REMEMBERED_KEYS]);
});

Then(
  'sono soltanto queste cose, con i nomi che le specifiche danno loro',
  function (this: PortalWorld, names: DataTable) {
    assert.deepEqual(
      this.noted<readonly string[]>('voci'),
      names.hashes().map(({ nome }) => nome),
    );
  },
);

Then('il browser ricorda soltanto', function (this: PortalWorld, expected: DataTable) {
  const known = expected.hashes().map(({ nome, valore }) => [nome, valore] as const);
  assert.deepEqual(Object.fromEntries(visitOf(this).choices.texts), Object.fromEntries(known));
});

Then('il browser non ricorda nulla', function (this: PortalWorld) {
  assert.deepEqual([...visitOf(this).choices.texts], []);
});

Then(
  /^il fornitore di accesso l[ao] porta alla pagina (iniziale|di accesso)$/,
  function (this: PortalWorld, where: string) {
    assert.deepEqual(visitOf(this).tab.provider.logouts, [where === 'iniziale' ? 'home' : 'login']);
  },
);

Then(/^il gettone (c'è|non c'è)$/, function (this: PortalWorld, expected: string) {
  assert.equal(visitOf(this).tab.provider.token() === undefined ? "non c'è" : "c'è", expected);
});

/** What is written for maintainers, in the words that the specification fixes. */
const LOGGED: Readonly<Record<string, string>> = {
  'un visitatore ha chiesto una cosa riservata': 'Refused as not authenticated',
  "l'indirizzo non è fra quelli ammessi": 'Invalid URL or parameters',
};

Then('a chi mantiene il portale resta scritto che {}', function (this: PortalWorld, what: string) {
  const message = LOGGED[what] ?? assert.fail(`non si sa come si scriva che ${what}`);
  assert.ok(visitOf(this).tab.log.lines.some((line) => line.message === message));
});
