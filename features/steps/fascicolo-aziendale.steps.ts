import assert from 'node:assert/strict';
import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import {
  bankAccountsNotice,
  bankAccountTag,
  formatIban,
  NO_BANK_ACCOUNTS_SENTENCE,
} from '#core/company-file/bank-account.ts';
import type { CompanyFilePart } from '#core/company-file/company-file.ts';
import { contractGroups, contractState } from '#core/company-file/contract-state.ts';
import { partFailureOf, partFailureSentence } from '#core/company-file/parts.ts';
import {
  antimafiaNotice,
  antimafiaTag,
  contractNotices,
  contractTag,
  expiredContractsShown,
  RECENTLY_EXPIRED_SENTENCE,
} from '#core/company-file/contracts.ts';
import { SHEET_UNAVAILABLE_SENTENCE, FetchValidationSheet } from '#core/company-file/fetch-documents.ts';
import { fileStatusTag } from '#core/company-file/file-status.ts';
import { writeToMandateManager } from '#core/company-file/mandate-manager.ts';
import type { CompanyFileNotice } from '#core/company-file/notice.ts';
import { identityDocumentNotice, pecNotice } from '#core/company-file/personal-data.ts';
import { companyFileTabs } from '#core/company-file/tabs.ts';
import { NO_SHEET_SENTENCE, hasValidationSheet, sheetNotice } from '#core/company-file/validation-sheet.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import type { Result } from '#core/kernel/result.ts';
import type { StatusTag, Tone } from '#core/kernel/status-tag.ts';
import { CompanyFileVisit, tabTitled } from '#features/support/company-file-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';

const TONES: Readonly<Record<string, Tone>> = {
  verde: 'ok',
  rosso: 'bad',
  giallo: 'warn',
  azzurro: 'info',
  grigio: 'mute',
};

defineParameterType({
  name: 'colore',
  regexp: new RegExp(Object.keys(TONES).join('|')),
  transformer: (word: string): Tone => TONES[word] ?? assert.fail(word),
});

const CARDS: Readonly<Record<string, (visit: CompanyFileVisit) => CompanyFileNotice | undefined>> = {
  Contatti: (visit) => pecNotice(visit.part('personal-data').pec),
  'Documento di riconoscimento': (visit) => identityDocumentNotice(visit.part('personal-data').identityDocument),
  'Coordinate bancarie': (visit) => bankAccountsNotice(visit.part('alerts')),
  Antimafia: (visit) => antimafiaNotice(visit.part('contracts').antimafia),
  'Scheda di validazione': (visit) => sheetNotice(visit.part('validation-sheet')),
};

const cardNotice = (world: PortalWorld, card: string): CompanyFileNotice | undefined =>
  (CARDS[card] ?? assert.fail(`nessun riquadro si chiama «${card}»`))(CompanyFileVisit.of(world));

const assertTag = (tag: StatusTag | undefined, word: string, tone: Tone): void => {
  assert.deepEqual([tag?.word, tag?.tone], [word, tone]);
};

const PARTS: Readonly<Record<string, CompanyFilePart>> = {
  intestazione: 'header',
  avvisi: 'alerts',
  'Dati anagrafici e di contatto': 'personal-data',
  'Coordinate bancarie': 'bank-accounts',
  'Contratti e documenti': 'contracts',
  'Scheda di validazione': 'validation-sheet',
};
const partNamed = (name: string): CompanyFilePart => PARTS[name] ?? assert.fail(`nessuna parte si chiama «${name}»`);

const WIRE_FLAGS: Readonly<
  Record<string, 'personalData' | 'bankCoordinates' | 'contractsDocuments' | 'validationSheet'>
> = {
  'Dati anagrafici e di contatto': 'personalData',
  'Coordinate bancarie': 'bankCoordinates',
  'Contratti e documenti': 'contractsDocuments',
  'Scheda di validazione': 'validationSheet',
};

Given('il fascicolo in ordine di Anna Bianchi', function (this: PortalWorld) {
  CompanyFileVisit.of(this);
});

Given('il fascicolo di Anna Bianchi, nel quale non è compilato nulla', function (this: PortalWorld) {
  CompanyFileVisit.of(this).empty();
});

Given('(che )lo stato del fascicolo è {string}', function (this: PortalWorld, status: string) {
  CompanyFileVisit.of(this).answer('header', (header) => ({ ...header, status }));
});

Given('(che )la sua PEC risulta {string}', function (this: PortalWorld, flgValiPec: string) {
  CompanyFileVisit.of(this).answer('personal-data', (data) => ({
    ...data,
    pecAddress: { indirizzoMail: 'anna.bianchi@pec.example', flgValiPec },
  }));
});

Given(
  '(che )il suo documento scaduto il {word} porta il segno {string}',
  function (this: PortalWorld, date: string, flagScadenza: string) {
    const dataScadenza = date.split('/').toReversed().join('-');
    CompanyFileVisit.of(this).answer('personal-data', (data) => ({
      ...data,
      documenti: [{ desTipoDocu: 'Carta d’identità', estremiDocu: 'CA12345AB', dataScadenza, flagScadenza }],
    }));
  },
);

Given('(che )il suo conto {string} risulta {string}', function (this: PortalWorld, iban: string, status: string) {
  CompanyFileVisit.of(this).answer('bank-accounts', () => [{ iban, bank: 'Banca della Tuscia', status }]);
});

Given('(che )il servizio segnala la scheda {string}', function (this: PortalWorld, title: string) {
  CompanyFileVisit.of(this).answer('alerts', (alerts) => ({
    ...alerts,
    [WIRE_FLAGS[title] ?? assert.fail(title)]: true,
  }));
});

Given("(che )l'indirizzo del gestore del mandato è {string}", function (this: PortalWorld, mailContact: string) {
  CompanyFileVisit.of(this).answer('alerts', (alerts) => ({ ...alerts, mailContact }));
});

const wireContract = (recentlyExpired: boolean) => ({
  protocole: 'CTR-1',
  type: 'Affitto',
  startDate: '2016-01-01',
  expirationDate: '2024-12-31',
  recentlyExpired,
});

Given(/^(?:che )?nel fascicolo ci sono (\d+) contratti scaduti$/, function (this: PortalWorld, count: string) {
  CompanyFileVisit.of(this).answer('contracts', (contracts) => ({
    ...contracts,
    expiredcontracts: Array.from({ length: Number(count) }, () => wireContract(false)),
  }));
});

Given(/^(?:che )?un contratto (valido|scaduto|scaduto di recente)$/, function (this: PortalWorld, kind: string) {
  const list = kind === 'valido' ? 'validcontracts' : 'expiredcontracts';
  CompanyFileVisit.of(this).answer('contracts', (contracts) => ({
    ...contracts,
    validcontracts: [],
    expiredcontracts: [],
    [list]: [wireContract(kind === 'scaduto di recente')],
  }));
});

Given(
  /^(?:che )?un contratto valido che scade (?:fra (\d+) giorni|(\d+) giorni fa)$/,
  function (this: PortalWorld, ahead: string | null, ago: string | null) {
    const expirationDate = addDays(dayInRome(this.clock.now()), ago === null ? Number(ahead) : -Number(ago));
    CompanyFileVisit.of(this).answer('contracts', (contracts) => ({
      ...contracts,
      validcontracts: [{ ...wireContract(false), expirationDate }],
      expiredcontracts: [],
    }));
  },
);

Given('(che )alcuni contratti sono scaduti da più di un anno', function (this: PortalWorld) {
  CompanyFileVisit.of(this).answer('contracts', (contracts) => ({ ...contracts, hasExpiredMoreThanOneYear: true }));
});

Given('(che )questi documenti antimafia:', function (this: PortalWorld, table: DataTable) {
  const antiMafiaDto = table.hashes().map(({ documento, scaduto }) => ({
    typeAntimafia: documento ?? '',
    expirationDateAntimafia: null,
    expired: scaduto === 'sì',
  }));
  CompanyFileVisit.of(this).answer('contracts', (contracts) => ({ ...contracts, antiMafiaDto }));
});

Given('(che )la scheda di validazione è scaduta', function (this: PortalWorld) {
  CompanyFileVisit.of(this).answer('validation-sheet', (sheet) => ({ ...sheet, expired: true }));
});

Given('(che )il servizio non risponde per la parte {string}', function (this: PortalWorld, name: string) {
  CompanyFileVisit.of(this).failing(partNamed(name));
});

Given(
  'Marco Rinaldi davanti al fascicolo di {string}, ancora in arrivo',
  async function (this: PortalWorld, company: string) {
    const visit = CompanyFileVisit.of(this);
    await visit.prepareCast('marco.rinaldi');
    visit.holdAnswers();
    visit.startOpening(company, 'personal-data');
  },
);

When('Anna Bianchi apre la scheda {string}', async function (this: PortalWorld, title: string) {
  await this.attempt(() => CompanyFileVisit.of(this).openOwn(tabTitled(title)));
});

When('il titolare apre il fascicolo di {string}', async function (this: PortalWorld, company: string) {
  await this.attempt(() => CompanyFileVisit.of(this).openOf(company));
});

When('una persona senza azienda selezionata apre la pagina del fascicolo', async function (this: PortalWorld) {
  await this.attempt(() => CompanyFileVisit.of(this).openWithoutCompany());
});

When('passa a {string} e poi arrivano tutte le risposte', async function (this: PortalWorld, company: string) {
  CompanyFileVisit.of(this).startOpening(company, 'personal-data');
  await this.attempt(() => CompanyFileVisit.of(this).letAnswersArrive());
});

When('chiede il PDF della scheda', async function (this: PortalWorld) {
  await this.attempt(() =>
    this.use(FetchValidationSheet)(CompanyFileVisit.of(this).part('validation-sheet').idScva ?? ''),
  );
});

When('chiede il PDF di una scheda che non esiste', async function (this: PortalWorld) {
  await this.attempt(() => this.use(FetchValidationSheet)('SCVA-INESISTENTE'));
});

Then('lo stato appare come {string}, in {colore}', function (this: PortalWorld, word: string, tone: Tone) {
  assertTag(fileStatusTag(CompanyFileVisit.of(this).part('header').status), word, tone);
});

Then(/^lo stato (ha|non ha) il segno di allarme$/, function (this: PortalWorld, has: string) {
  assert.equal(fileStatusTag(CompanyFileVisit.of(this).part('header').status)?.icon === 'error', has === 'ha');
});

Then('il riquadro {string} è in allarme con {string}', function (this: PortalWorld, card: string, sentence: string) {
  assert.equal(cardNotice(this, card)?.sentence, sentence);
});

Then('il riquadro {string} non è in allarme', function (this: PortalWorld, card: string) {
  assert.equal(cardNotice(this, card), undefined);
});

Then('dal riquadro {string} si può scrivere a {string}', function (this: PortalWorld, card: string, address: string) {
  const notice = cardNotice(this, card) ?? assert.fail('il riquadro non è in allarme');
  const write = writeToMandateManager(CompanyFileVisit.of(this).part('alerts'), undefined, notice.sentence);
  assert.deepEqual([write?.label, write?.href.startsWith(`mailto:${address}?`)], [`Scrivi a ${address}`, true]);
});

Then('il conto appare come {string}, in {colore}', function (this: PortalWorld, word: string, tone: Tone) {
  const [account] = CompanyFileVisit.of(this).part('bank-accounts');
  assertTag(account && bankAccountTag(account.status), word, tone);
});

Then("l'IBAN si legge {string}", function (this: PortalWorld, written: string) {
  assert.equal(formatIban(CompanyFileVisit.of(this).part('bank-accounts')[0]?.iban ?? ''), written);
});

const accountTags = (world: PortalWorld): readonly StatusTag[] =>
  CompanyFileVisit.of(world)
    .part('bank-accounts')
    .map(({ status }) => bankAccountTag(status));

Then('ci sono conti che appaiono come {string}', function (this: PortalWorld, words: string) {
  const found = new Set(accountTags(this).map(({ word }) => word));
  assert.deepEqual(
    words.split(', ').filter((word) => !found.has(word)),
    [],
  );
});

Then('un conto è in {colore}', function (this: PortalWorld, tone: Tone) {
  assert.ok(accountTags(this).some((tag) => tag.tone === tone));
});

Then('la scheda dice che non risultano conti', function (this: PortalWorld) {
  assert.deepEqual(CompanyFileVisit.of(this).part('bank-accounts'), []);
  assert.match(NO_BANK_ACCOUNTS_SENTENCE, /non risultano conti/u);
});

Then('si vedono {int} contratti scaduti e {string}', function (this: PortalWorld, count: number, counter: string) {
  const shown = expiredContractsShown(
    contractGroups(CompanyFileVisit.of(this).part('contracts')).expired,
    this.notedOr('tutti i contratti', false),
  );
  assert.deepEqual([shown.contracts.length, shown.counter], [count, counter]);
});

When('chiede di vederli tutti', function (this: PortalWorld) {
  this.note('tutti i contratti', true);
});

Then(/^il portale (offre|non offre) di mostrarne altri$/, function (this: PortalWorld, offers: string) {
  const shown = expiredContractsShown(
    contractGroups(CompanyFileVisit.of(this).part('contracts')).expired,
    this.notedOr('tutti i contratti', false),
  );
  assert.equal(shown.hasMore, offers === 'offre');
});

Then('il contratto appare come {string}, in {colore}', function (this: PortalWorld, word: string, tone: Tone) {
  const { valid, expired } = CompanyFileVisit.of(this).part('contracts');
  const [tag] = [
    ...valid.map((one) => contractTag(one, 'valid')),
    ...expired.map((one) => contractTag(one, 'expired')),
  ];
  assertTag(tag, word, tone);
});

Then(
  /^lo stato del contratto è "(.+)", (?:in (giallo|rosso)|senza colore)$/,
  function (this: PortalWorld, words: string, colour: string | null) {
    const [contract] = CompanyFileVisit.of(this).part('contracts').valid;
    const state = contractState(contract ?? assert.fail(), 'valid', dayInRome(this.clock.now()));
    if (colour !== null) return assertTag(state.kind === 'tag' ? state.tag : undefined, words, TONES[colour] ?? 'mute');
    assert.equal(state.kind === 'span' && state.words.replaceAll('\u00A0', ' '), words);
  },
);

Then(
  'i contratti scaduti di recente stanno prima di quelli validi, e ogni contratto sta in un posto solo',
  function (this: PortalWorld) {
    const part = CompanyFileVisit.of(this).part('contracts');
    const [first, ...others] = Object.values(contractGroups(part));
    assert.ok(first.length > 0 && first.every((one: { readonly recentlyExpired: boolean }) => one.recentlyExpired));
    assert.equal([first, ...others].flat().length, part.valid.length + part.expired.length);
  },
);

Then('accanto al contratto si legge {string}', function (this: PortalWorld, sentence: string) {
  assert.ok(
    CompanyFileVisit.of(this)
      .part('contracts')
      .expired.some(({ recentlyExpired }) => recentlyExpired),
  );
  assert.equal(RECENTLY_EXPIRED_SENTENCE, sentence);
});

Then('la scheda avvisa che {string}', function (this: PortalWorld, sentence: string) {
  assert.ok(
    contractNotices(CompanyFileVisit.of(this).part('contracts')).some((notice) => notice.sentence === sentence),
  );
});

Then('i documenti antimafia appaiono come {string}', function (this: PortalWorld, words: string) {
  assert.equal(
    CompanyFileVisit.of(this)
      .part('contracts')
      .antimafia.map((document) => antimafiaTag(document).word)
      .join(', '),
    words,
  );
});

Then('hanno il segno di allarme solo le schede:', function (this: PortalWorld, table: DataTable) {
  const marked = companyFileTabs(CompanyFileVisit.of(this).part('alerts')).filter(({ inAlert }) => inAlert);
  assert.deepEqual(
    marked.map(({ title }) => title),
    table.raw().flat(),
  );
});

Then('nessuna scheda ha il segno di allarme', function (this: PortalWorld) {
  assert.ok(companyFileTabs(CompanyFileVisit.of(this).part('alerts')).every(({ inAlert }) => !inAlert));
});

Then("le schede sono, nell'ordine:", function (this: PortalWorld, table: DataTable) {
  assert.deepEqual(
    companyFileTabs(undefined).map(({ title }) => title),
    table.raw().flat(),
  );
});

Then('non si leggono dati di nessuna azienda', function (this: PortalWorld) {
  assert.deepEqual([CompanyFileVisit.of(this).requests, CompanyFileVisit.of(this).answers], [0, 0]);
});

Then('si vede solo il fascicolo di {string}', function (this: PortalWorld, company: string) {
  const visit = CompanyFileVisit.of(this);
  const { name, cuaa } = visit.part('personal-data');
  assert.deepEqual([name, cuaa], [company, visit.selected]);
});

Then('la parte {string} dice che non è disponibile', function (this: PortalWorld, name: string) {
  const failure = CompanyFileVisit.of(this).failureOf(partNamed(name)) ?? assert.fail(`la parte «${name}» è arrivata`);
  assert.match(
    partFailureSentence(partFailureOf(failure.status), true),
    /non sono disponibili.*Il resto del fascicolo/u,
  );
});

Then('la parte {string} si legge', function (this: PortalWorld, name: string) {
  assert.ok(CompanyFileVisit.of(this).part(partNamed(name)));
});

Then('ottiene il documento', function (this: PortalWorld) {
  const outcome = this.result<Result<Uint8Array, string>>();
  assert.match(outcome.ok ? new TextDecoder('latin1').decode(outcome.value.slice(0, 5)) : outcome.failure, /^%PDF-/u);
});

Then('non si apre nulla e il portale dice che la scheda non è disponibile', function (this: PortalWorld) {
  assert.equal(this.result<Result<Uint8Array, string>>().ok, false);
  assert.match(SHEET_UNAVAILABLE_SENTENCE, /non è disponibile in questo momento/u);
});

Then('il portale dice che il fascicolo non è ancora stato validato', function (this: PortalWorld) {
  assert.equal(hasValidationSheet(CompanyFileVisit.of(this).part('validation-sheet')), false);
  assert.match(NO_SHEET_SENTENCE, /non è ancora stato validato/u);
});
