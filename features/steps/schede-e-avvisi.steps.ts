import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { AccessEntry } from '#core/company-file/access-log.ts';
import { type CompanyFileParts, COMPANY_FILE_TABS } from '#core/company-file/company-file.ts';
import { questionAboutAccess } from '#core/company-file/question-about-access.ts';
import { companyFileTabs } from '#core/company-file/tabs.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { MessageSubject } from '#core/notifications/message-subject.ts';
import { tabMarks } from '#core/open-items/tab-marks.ts';
import { makePrepareRequest, makeTakePreparedRequest, PreparedRequestCell } from '#core/support/prepared-request.ts';
import { addressOf, CompanyFileVisit } from '#features/support/company-file-visit.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';

const ANNA = 'BNCNNA80A41H501R';
const ACCESS = 'accesso non riconosciuto';

const SUBJECTS: Readonly<Record<string, MessageSubject>> = {
  'un documento scaduto': { kind: 'identity-document' },
  'una PEC da verificare': { kind: 'pec' },
  'un conto da verificare': { kind: 'bank-account' },
  'un contratto scaduto di recente': { kind: 'contract' },
  'la documentazione antimafia': { kind: 'antimafia' },
  'la scheda di validazione': { kind: 'validation-sheet' },
};

/** What waits in each tab, from the parts that the page has. */
const marksOf = (world: PortalWorld): ReturnType<typeof tabMarks> => {
  const visit = CompanyFileVisit.of(world);
  const file: Partial<CompanyFileParts> = Object.fromEntries(
    (['alerts', 'personal-data', 'contracts', 'validation-sheet'] as const).flatMap((name) => {
      const part = visit.partOrNone(name);
      return part === undefined ? [] : [[name, part]];
    }),
  );
  return tabMarks({ today: dayInRome(world.clock.now()), file });
};

Then('le schede con qualcosa da fare sono:', function (this: PortalWorld, table: DataTable) {
  const marks = marksOf(this);
  const marked = companyFileTabs(undefined).flatMap(({ id, title }) =>
    marks[id] === undefined ? [] : [[title, marks[id].words]],
  );
  assert.deepEqual(marked, table.raw());
});

Then('nessuna scheda ha qualcosa da fare', function (this: PortalWorld) {
  assert.deepEqual(
    COMPANY_FILE_TABS.filter((tab) => marksOf(this)[tab] !== undefined),
    [],
  );
});

Then('{string} si legge in {string}', function (this: PortalWorld, what: string, where: string) {
  const [, protocol] = /protocollo (.+)$/u.exec(what) ?? [];
  const subject = protocol === undefined ? SUBJECTS[what] : ({ kind: 'contract', id: protocol } as const);
  const address = new URL(addressOf(subject ?? assert.fail(what), ANNA), 'https://portale.example');
  const tab = address.searchParams.get('scheda') ?? '';
  assert.equal(address.pathname, '/scrivania/fascicolo-aziendale');
  assert.equal(`?scheda=${tab}${address.hash}`, where);
  assert.ok(address.searchParams.has('azienda'));
});

Given('un accesso del {word} di {string}', function (this: PortalWorld, day: string, office: string) {
  const at = Date.parse(`${italianDay(day)}T10:02:00Z`);
  const entry: AccessEntry = { from: at, to: at, role: 'caa', office, outcome: 'allowed', subjects: ['payments'] };
  this.note(ACCESS, entry);
});

When('Anna Bianchi dice di non riconoscerlo', function (this: PortalWorld) {
  const question = questionAboutAccess(this.noted<AccessEntry>(ACCESS), 'Azienda agricola Bianchi Anna');
  makePrepareRequest(this.use(PreparedRequestCell))({ writer: ANNA, ...question });
  this.note('richiesta', makeTakePreparedRequest(this.use(PreparedRequestCell))(ANNA));
});

const requestOf = (world: PortalWorld) =>
  world.noted<{ readonly subject: string; readonly message: string }>('richiesta');

Then('la richiesta comincia con {string}', function (this: PortalWorld, subject: string) {
  assert.equal(requestOf(this).subject, subject);
});

Then('la richiesta nomina {string}', function (this: PortalWorld, words: string) {
  assert.ok(requestOf(this).message.includes(words));
});
