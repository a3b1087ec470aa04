import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueDetail } from '#core/catalogue/item.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { contentVersion, onContentChanged } from '#adapters/storage/postgres/content/content-version.ts';
import { rankExpiredLast } from '#adapters/storage/postgres/search/expired-entries.ts';
import type { Queryable, SqlValue } from '#adapters/storage/postgres/connection/database.ts';
import { PostgresMediaFiles } from '#adapters/storage/postgres/content/media-files.ts';
import { PostgresCatalogueRepository } from '#adapters/storage/postgres/content/catalogue-repository.ts';
import { PostgresContentRedirects } from '#adapters/storage/postgres/content/content-redirects.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { importContent, ImportRefused, type ImportReport } from '#adapters/storage/import/index.ts';
import type { ImportOptions } from '#adapters/storage/import/import-content.ts';
import { day } from '#tests/support/mothers/day.ts';
import { emptied, testDatabase } from '../postgres/test-database.ts';
import { SAMPLE_PICTURES } from './sample-pictures.ts';
import { aCompany, aRegulation, contentFolder, type ContentFolder } from './content-folder.ts';

const database = testDatabase();
const at = (instant: string): Clock => ({ now: () => Date.parse(instant) });
const TODAY = at('2026-11-21T09:00:00+01:00');

const importing = (folder: ContentFolder, clock = TODAY, options: Partial<ImportOptions> = {}): Promise<ImportReport> =>
  importContent(database(), folder.path, { clock, ...options });
const refusal = async (folder: ContentFolder): Promise<readonly string[]> => {
  const outcome = await importing(folder).catch((error: unknown) => error);
  if (!(outcome instanceof ImportRefused)) throw new Error('the import was not refused');
  return outcome.message.split('\n').slice(1);
};
const detail = (friendlyUrl: string): Promise<CatalogueDetail | undefined> =>
  new PostgresCatalogueRepository(database(), '/media', TODAY).detail('regulations', friendlyUrl);

beforeEach(async () => {
  await emptied(database());
});

describe('a press release', () => {
  it('[PAGE-65] should have its page wherever it says more than one file, also without any file', async () => {
    const release = (friendlyUrl: string, fields: string): string =>
      `- {friendlyUrl: ${friendlyUrl}, title: Uno, description: Si paga., publicationDate: 2026-11-09, categories: [Pagamenti]${fields}}\n`;
    const file = 'documents: [{title: Elenco, pages: [Testo.]}]';
    const releases = {
      'solo-file': `, ${file}`,
      'solo-testo': ', body: Testo.',
      'solo-descrizione': '',
      'con-immagine': `, ${file}, image: {file: foto.png, description: "", decorative: true}`,
    };
    const folder = contentFolder({
      'press-releases/a.yaml': Object.entries(releases)
        .map(([name, fields]) => release(name, fields))
        .join(''),
    });
    mkdirSync(join(folder.path, 'media'), { recursive: true });
    writeFileSync(join(folder.path, 'media/foto.png'), SAMPLE_PICTURES.png);
    await importing(folder);
    const { items } = await new PostgresCatalogueRepository(database(), '/media', TODAY).matching(
      'pressReleases',
      noCriteria(),
      1,
    );
    expect(Object.fromEntries(items.map(({ id, hasDetail, image }) => [id, [hasDetail, image !== undefined]]))).toEqual(
      {
        'solo-file': [undefined, false],
        'solo-testo': [true, false],
        'solo-descrizione': [true, false],
        'con-immagine': [true, true],
      },
    );
  });
});

describe('a content that stood elsewhere', () => {
  const becameOf = (path: string) => new PostgresContentRedirects(database(), DEMONSTRATION_NAMES).find(path);
  const moved = (friendlyUrl: string, from: string): string =>
    aRegulation(friendlyUrl, `  vecchiIndirizzi: [${from}]\n`);

  it('should say so in its file, lead from there to its page, and be gone for good once it is withdrawn', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': moved('uno', '/circolari/uno') + aRegulation('due') });
    await importing(folder);
    expect(await becameOf('/circolari/uno')).toEqual({ kind: 'moved', path: '/normative/uno' });
    folder.write({ 'regulations/a.yaml': aRegulation('due') });
    await importing(folder);
    expect([await becameOf('/circolari/uno'), await becameOf('/normative/uno')]).toEqual([
      undefined,
      { kind: 'withdrawn' },
    ]);
    folder.write({ 'regulations/a.yaml': aRegulation('due') + aRegulation('uno') });
    await importing(folder);
    expect(await becameOf('/normative/uno')).toBeUndefined();
  });

  it('should be refused where it names a page that there is, the place of another, or no path', async () => {
    expect(
      await refusal(
        contentFolder({
          'regulations/a.yaml':
            moved('uno', '/normative/due') + moved('due', '/servizi') + moved('tre', '/x') + moved('quattro', '/x'),
        }),
      ),
    ).toEqual([
      expect.stringMatching(/riga 8, campo «vecchiIndirizzi\.0»: a «\/normative\/due» c’è una pagina/),
      expect.stringMatching(/campo «vecchiIndirizzi\.0»: a «\/servizi» c’è una pagina/),
      expect.stringMatching(/campo «vecchiIndirizzi\.0»: «\/x» è già il vecchio indirizzo/),
    ]);
    const [problem] = await refusal(contentFolder({ 'regulations/a.yaml': moved('uno', 'https://altrove.example') }));
    expect(problem).toMatch(/deve essere un percorso del portale/);
  });
});

describe('a rehearsal', () => {
  const rehearsing = (folder: ContentFolder): Promise<ImportReport> => importing(folder, TODAY, { isRehearsal: true });

  it('[API-08] should say what would come, change and go, and leave all as it is', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': aRegulation('uno') + aRegulation('due') + aRegulation('tre'),
    });
    await importing(folder);
    const before = await detail('uno');
    folder.write({
      'regulations/a.yaml':
        aRegulation('uno').replace(/title: .*/u, 'title: Un altro titolo') +
        aRegulation('due') +
        aRegulation('quattro'),
    });
    const version = await contentVersion(database());
    const asked = await rehearsing(folder);
    expect(asked).toEqual({
      inserted: 1,
      updated: 1,
      unchanged: 1,
      withdrawn: 1,
      changes: [
        { kind: 'updated', type: 'regulations', slug: 'uno' },
        { kind: 'inserted', type: 'regulations', slug: 'quattro' },
        { kind: 'withdrawn', type: 'regulations', slug: 'tre', title: 'Circolare sui pascoli' },
      ],
    });
    expect([await detail('uno'), await detail('quattro')]).toEqual([before, undefined]);
    expect(await detail('tre')).toBeDefined();
    expect(await contentVersion(database())).toBe(version);

    const { changes: _said, ...counts } = asked;
    expect(await importing(folder)).toEqual(counts);
    expect(await rehearsing(folder)).toEqual({ inserted: 0, updated: 0, unchanged: 3, withdrawn: 0, changes: [] });
  });

  it('[API-08] should refuse what the import would refuse', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': 'nessun elenco' });
    await expect(rehearsing(folder)).rejects.toBeInstanceOf(ImportRefused);
  });
});

describe('importContent', () => {
  it('[API-08] should import records from lists and from single Markdown files', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': aRegulation('uno') + aRegulation('due'),
      'regulations/tre.md': `---\n${aRegulation('tre').replace('- ', '  ').replaceAll(/^ {2}/gmu, '')}---\n\n## Oggetto\n\nUn **testo**.\n`,
    });
    expect(await importing(folder)).toEqual({ inserted: 3, updated: 0, unchanged: 0, withdrawn: 0 });
    expect((await detail('tre'))?.body[0]).toEqual({
      kind: 'heading',
      level: 2,
      children: [{ kind: 'text', text: 'Oggetto' }],
    });
  });

  it('[API-08] should name file, line, field and reason of every mistake, and write nothing', async () => {
    const folder = contentFolder({
      'regulations/a.yaml':
        aRegulation('giusta') +
        aRegulation('Sbagliata!', '  publicationdate: 2026-01-01\n').replace('2026-03-02', '2026-02-30'),
    });
    expect(await refusal(folder)).toEqual([
      '- regulations/a.yaml, riga 8, campo «friendlyUrl»: deve contenere solo lettere minuscole senza accento, cifre e trattini singoli',
      '- regulations/a.yaml, riga 11, campo «publicationDate»: non è una data esistente',
      '- regulations/a.yaml, riga 15, campo «publicationdate»: è un campo non previsto: forse si intendeva «publicationDate»?',
    ]);
    expect(await detail('giusta')).toBeUndefined();
  });

  it('[API-08] should refuse what is missing, in Italian', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': aRegulation('uno').replace('  title: Circolare sui pascoli\n', ''),
    });
    const [problem] = await refusal(folder);
    expect(problem).toBe('- regulations/a.yaml, riga 1, campo «title»: manca');
  });

  it('[API-08] should refuse broken YAML with its line', async () => {
    const [problem] = await refusal(contentFolder({ 'regulations/a.yaml': '- title: "aperto\n  altro: [1\n' }));
    expect(problem).toMatch(/^- regulations\/a\.yaml, riga \d+: YAML non valido/u);
  });

  it('[API-08] should refuse two contents with one address', async () => {
    expect(
      await refusal(
        contentFolder({ 'regulations/a.yaml': aRegulation('uno'), 'regulations/b.yaml': aRegulation('uno') }),
      ),
    ).toEqual(['- regulations/b.yaml, riga 1, campo «friendlyUrl»: «uno» è già usato in regulations/a.yaml, riga 1']);
  });

  it('[RED-03] should refuse a category that another content writes otherwise', async () => {
    const other = aRegulation('due').replace(/categories:.*/u, 'categories: [CIRCOLARE]');
    const one = aRegulation('uno').replace(/categories:.*/u, 'categories: [Circolare]');
    expect(await refusal(contentFolder({ 'regulations/a.yaml': one + other }))).toEqual([
      expect.stringContaining(
        'campo «categories.0»: «CIRCOLARE» altrove è scritto «Circolare»: scriverlo sempre allo stesso modo',
      ),
    ]);
  });

  it.each([
    [
      'a PDF that is not composed',
      { 'regulations/a.yaml': aRegulation('uno', '  documents: [{title: Testo, file: comunicato-21.pdf}]\n') },
      'campo «documents.0.file»: il documento «media/documenti/comunicato-21.pdf» non esiste',
    ],
    [
      'a picture',
      { 'regulations/a.yaml': aRegulation('uno', '  image: {file: assente.svg, description: "", decorative: true}\n') },
      'riga 8, campo «image.file»: l’immagine «media/assente.svg» non esiste',
    ],
    [
      'a holder',
      { 'companies/a.yaml': aCompanyOf('RNLMRC75C12M082C') },
      'campo «holders.0»: la persona «RNLMRC75C12M082C» non esiste',
    ],
    [
      'a parent',
      {
        'transparency/a.yaml':
          '- {path: organizzazione/uffici, order: 1, title: Uffici, body: Testo, lastUpdate: 2026-01-01}',
      },
      'campo «path»: la pagina «organizzazione» non esiste',
    ],
    [
      'an aid',
      { 'aids/a.yaml': '- {friendlyUrl: vino, kind: ocm, parent: assente, title: Vino, description: Aiuti}' },
      'campo «parent»: l’aiuto «aiuti-e-bandi/pagamenti-ocm/assente» non esiste',
    ],
  ])('[API-08] should refuse a mention of %s that does not exist', async (_what, files, sentence) => {
    expect((await refusal(contentFolder(files))).join('\n')).toContain(sentence);
  });

  it('[API-08] should leave alone what did not change, update what did, withdraw what is gone and bring it back', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': aRegulation('uno') + aRegulation('due') });
    await importing(folder);
    expect(await importing(folder)).toEqual({ inserted: 0, updated: 0, unchanged: 2, withdrawn: 0 });
    folder.write({ 'regulations/a.yaml': aRegulation('uno').replace('pascoli', 'vigneti') });
    expect(await importing(folder)).toEqual({ inserted: 0, updated: 1, unchanged: 0, withdrawn: 1 });
    expect([(await detail('uno'))?.item.title, await detail('due')]).toEqual(['Circolare sui vigneti', undefined]);
    const [kept] = await database().query<{ kept: number }>(
      "select count(*) as kept from content where slug = 'due' and withdrawn_at is not null",
    );
    expect(kept?.kept).toBe(1);
    folder.write({ 'regulations/a.yaml': aRegulation('uno').replace('pascoli', 'vigneti') + aRegulation('due') });
    expect(await importing(folder)).toEqual({ inserted: 0, updated: 1, unchanged: 1, withdrawn: 0 });
    expect((await detail('due'))?.item.id).toBe('due');
  });

  it('[API-08] should keep what there was when a later batch is refused', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': aRegulation('uno') });
    await importing(folder);
    folder.write({ 'regulations/a.yaml': aRegulation('due'), 'regulations/b.yaml': '- {}' });
    await refusal(folder);
    expect([(await detail('uno'))?.item.id, await detail('due')]).toEqual(['uno', undefined]);
  });

  it('[API-08] should count days and hours from the day of the first import in Italy', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': aRegulation('uno').replace('2026-03-02', 'oggi-21g'),
      'people/a.yaml': PERSON,
      'notifications/a.yaml':
        '- {msgId: m1, kind: CAA, id: RNLMRC75C12M082C, oggetto: Avviso, corpoSemplice: Testo, creationDate: oggi-30g 09:15}',
    });
    // Half past midnight in Italy is still the day before in UTC.
    await importing(folder, at('2026-11-20T23:30:00Z'));
    const [message] = await database().query<{ created: number }>(
      'select (extract(epoch from created_at) * 1000)::bigint as created from notification',
    );
    expect([(await detail('uno'))?.item.publicationDate, message?.created]).toEqual([
      '2026-10-31',
      Date.parse('2026-10-22T09:15:00+02:00'),
    ]);
    expect((await importing(folder, at('2026-11-21T23:30:00Z'))).updated).toBe(0);
  });

  it('[API-08] should keep what a person has read when a message is imported again', async () => {
    const message = (readBy: string): string =>
      `- {msgId: m1, kind: CAA, id: RNLMRC75C12M082C, oggetto: Avviso, corpoSemplice: Testo, creationDate: oggi 09:15${readBy}}`;
    const folder = contentFolder({
      'people/a.yaml': PERSON,
      'notifications/a.yaml': message(', readBy: [RNLMRC75C12M082C]'),
    });
    await importing(folder);
    folder.write({ 'notifications/a.yaml': message('') });
    await importing(folder);
    expect(await database().query('select reader from notification_read')).toEqual([{ reader: 'RNLMRC75C12M082C' }]);
  });

  it('[API-08] should refuse a record that another batch has brought, saying whose it is and what to do, until that one withdraws it', async () => {
    const ours = contentFolder({ 'regulations/a.yaml': aRegulation('comune') + aRegulation('nostra') });
    const theirs = contentFolder({
      'regulations/b.yaml': aRegulation('loro') + aRegulation('comune').replace('pascoli', 'vigneti'),
    });
    await importing(ours);
    const refused = await importing(theirs, TODAY, { batch: 'altri' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ImportRefused);
    expect((refused as Error).message.split('\n').slice(1)).toEqual([
      '- regulations/b.yaml, riga 8, campo «friendlyUrl»: «comune» appartiene già al lotto «contenuti»: toglierlo da questa cartella e modificarlo nei file di quel lotto, oppure toglierlo prima da lì e importare di nuovo «contenuti»',
    ]);
    expect([(await detail('comune'))?.item.title, await detail('loro')]).toEqual(['Circolare sui pascoli', undefined]);

    ours.write({ 'regulations/a.yaml': aRegulation('nostra') });
    await importing(ours);
    expect((await importing(theirs, TODAY, { batch: 'altri' })).inserted).toBe(1);
    expect([(await detail('comune'))?.item.title, (await detail('loro'))?.item.id]).toEqual([
      'Circolare sui vigneti',
      'loro',
    ]);
    ours.write({ 'regulations/a.yaml': aRegulation('nostra') + aRegulation('comune') });
    expect(await refusal(ours)).toHaveLength(1);
  });

  it('[RED-05] should take from another machine only what editors write, and name or withdraw nothing else', async () => {
    const company = aCompany({
      cuaa: '01234560017',
      friendlyUrl: 'riservata',
      name: 'Riservata',
      holder: 'RNLMRC75C12M082C',
    });
    const elsewhere = { batch: 'redazione', isEditedOnly: true, mayEmpty: true };
    await importing(
      contentFolder({
        'people/x.yaml': PERSON,
        'companies/x.yaml': company,
        'regulations/a.yaml': aRegulation('nostra'),
      }),
      TODAY,
      {
        batch: 'redazione',
      },
    );
    await expect(importing(contentFolder({ 'companies/x.yaml': company }), TODAY, elsewhere)).rejects.toThrow(
      'companies/x.yaml: «companies» non si pubblica da un’altra macchina',
    );
    const bodyOf = (region: string): ContentFolder =>
      contentFolder({
        'regulations/a.yaml': aRegulation('nostra'),
        'paying-bodies/x.yaml': `- {id: uno, nome: Uno, scope: regional, address: Via Roma, numAddress: "1", cap: "00144", city: Roma, url: "https://uno.example/", regions: [${region}]}`,
      });
    await expect(importing(bodyOf('lazio'), TODAY, elsewhere)).rejects.toThrow('la regione «lazio» non esiste');
    await importing(
      contentFolder({
        'regions/x.yaml': '- {name: Lazio, value: lazio, idMappa: IT-62, locRegione: CI, provincia: RM}',
      }),
      TODAY,
      { batch: 'regioni' },
    );
    expect(await importing(bodyOf('lazio'), TODAY, elsewhere)).toMatchObject({ inserted: 1, withdrawn: 0 });
    const nothing = contentFolder({ 'README.md': '' });
    expect(await importing(nothing, TODAY, { ...elsewhere, isRehearsal: true })).toMatchObject({
      changes: [
        { kind: 'withdrawn', type: 'paying-bodies', slug: 'uno' },
        { kind: 'withdrawn', type: 'regulations', slug: 'nostra' },
      ],
    });
    expect(await importing(nothing, TODAY, elsewhere)).toMatchObject({ withdrawn: 2 });
  });

  it("[API-08] should leave another batch's records and files alone where it is to give way, and bring the rest", async () => {
    const picture = (colour: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect fill="${colour}"/></svg>`;
    const theirs = contentFolder({
      'regulations/b.yaml': aRegulation('comune').replace('pascoli', 'vigneti'),
      'media/logo.svg': picture('red'),
    });
    await importing(theirs, TODAY, { batch: 'altri' });
    const ours = contentFolder({
      'regulations/a.yaml': aRegulation('comune') + aRegulation('nostra'),
      'media/logo.svg': picture('blue'),
    });
    expect(await refusal(ours)).toContain(
      '- media/logo.svg: il lotto «altri» ha già un file diverso con questo nome: scegliere un altro nome',
    );
    expect(await importing(ours, TODAY, { givesWay: true })).toEqual({
      inserted: 1,
      updated: 0,
      unchanged: 0,
      withdrawn: 0,
    });
    expect([(await detail('comune'))?.item.title, (await detail('nostra'))?.item.id]).toEqual([
      'Circolare sui vigneti',
      'nostra',
    ]);
    const [logo] = await database().query<{ logo: string }>(
      "select convert_from(bytes, 'UTF8') as logo from media where path = 'logo.svg'",
    );
    expect(logo?.logo).toContain('red');
    // A name that its batch no longer uses is free for the others.
    theirs.remove('media/logo.svg');
    await importing(theirs, TODAY, { batch: 'altri' });
    await importing(ours, TODAY, { givesWay: true });
    ours.write({ 'media/logo.svg': picture('green') });
    await importing(ours, TODAY, { givesWay: true });
    const [after] = await database().query<{ logo: string }>(
      "select convert_from(bytes, 'UTF8') as logo from media where path = 'logo.svg'",
    );
    expect(after?.logo).toContain('green');
  });

  it('[API-08] should bring back what went missing while others imported, when the same files are imported again', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': aRegulation('uno') + aRegulation('due'),
      'people/a.yaml': PERSON,
      'offices/a.yaml': OFFICE,
      'companies/a.yaml': aCompanyOf('RNLMRC75C12M082C'),
      'mandates/a.yaml': MANDATE,
    });
    await importing(folder);
    await database().query("update content set withdrawn_at = now() where slug = 'uno'");
    await database().query('delete from mandate');
    await importing(contentFolder({ 'regulations/b.yaml': aRegulation('loro') }), TODAY, { batch: 'altri' });
    expect(await importing(folder)).toEqual({ inserted: 0, updated: 2, unchanged: 4, withdrawn: 0 });
    expect([(await detail('uno'))?.item.id, await database().query('select office_id from mandate')]).toEqual([
      'uno',
      [{ office_id: '123456' }],
    ]);
    expect(await importing(folder)).toEqual({ inserted: 0, updated: 0, unchanged: 6, withdrawn: 0 });
  });

  it('[API-08] should refuse a folder without contents that would withdraw everything, and withdraw it when asked to', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': aRegulation('uno') + aRegulation('due') });
    await importing(folder);
    folder.remove('regulations/a.yaml');
    expect(await refusal(folder)).toEqual([
      `- ${folder.path}: non contiene nessun contenuto da importare e ritirerebbe tutti i 2 contenuti del lotto «contenuti»: controllare la cartella, oppure aggiungere --svuota al comando per ritirarli davvero`,
    ]);
    expect((await detail('uno'))?.item.id).toBe('uno');
    expect(await importing(folder, TODAY, { mayEmpty: true })).toEqual({
      inserted: 0,
      updated: 0,
      unchanged: 0,
      withdrawn: 2,
    });
    expect(await detail('uno')).toBeUndefined();
    expect((await importing(folder)).withdrawn).toBe(0);
  });

  it('[API-08] should let the process answer others while it reads, writes and withdraws', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': Array.from({ length: 300 }, (_, index) => aRegulation(`voce-${index}`)).join(''),
    });
    /** How often a turn of the event loop came while the work was under way. */
    const turnsDuring = async (work: Promise<ImportReport>): Promise<number> => {
      let turns = 0;
      let isOver = false;
      const turn = (): void => {
        turns += 1;
        if (!isOver) setImmediate(turn);
      };
      setImmediate(turn);
      await work.finally(() => {
        isOver = true;
      });
      return turns;
    };
    expect(await turnsDuring(importing(folder))).toBeGreaterThan(50);
    folder.remove('regulations/a.yaml');
    expect(await turnsDuring(importing(folder, TODAY, { mayEmpty: true }))).toBeGreaterThan(30);
  });

  it('[API-08] should withdraw many records with few statements', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': Array.from({ length: 120 }, (_, index) => aRegulation(`voce-${index}`)).join(''),
      'people/a.yaml': PERSON,
      'offices/a.yaml': OFFICE,
      'companies/a.yaml': aCompanyOf('RNLMRC75C12M082C'),
      'mandates/a.yaml': MANDATE,
    });
    await importing(folder);
    const statements: string[] = [];
    const db = database();
    const counted = {
      ...db,
      tx: <T>(work: (tx: Queryable) => Promise<T>) =>
        db.tx((tx) =>
          work({
            script: (sql) => tx.script(sql),
            query: <R extends object>(sql: string, values?: readonly SqlValue[]) => (
              statements.push(sql),
              tx.query<R>(sql, values)
            ),
          }),
        ),
    };
    folder.write({
      'regulations/a.yaml': aRegulation('voce-1'),
      'people/a.yaml': '[]',
      'offices/a.yaml': '[]',
      'companies/a.yaml': '[]',
      'mandates/a.yaml': '[]',
    });
    expect((await importContent(counted, folder.path, { clock: TODAY })).withdrawn).toBe(123);
    expect(statements.length).toBeLessThan(40);
    expect(await database().query('select cuaa from mandate')).toEqual([]);
  });

  it('[API-08] should name the line of a mistake far down in a long list', async () => {
    const entries = Array.from({ length: 130 }, (_, index) => `# La voce ${index}\n${aRegulation(`voce-${index}`)}`);
    entries[97] = '- {friendlyUrl: voce-97}\n';
    const [problem] = await refusal(contentFolder({ 'regulations/a.yaml': entries.join('\n') }));
    const line = entries.slice(0, 97).join('\n').split('\n').length + 1;
    expect(problem).toContain(`- regulations/a.yaml, riga ${line}, campo «title»`);
    entries[97] = '# Rotta\n- title: "aperto\n';
    const [broken] = await refusal(contentFolder({ 'regulations/a.yaml': entries.join('\n') }));
    expect(Number(/riga (\d+): YAML non valido/u.exec(broken ?? '')?.[1])).toBeGreaterThanOrEqual(line);
  });

  it('[API-08] should read a long list whose entries refer to each other as one', async () => {
    const entries = Array.from({ length: 60 }, (_, index) =>
      aRegulation(`voce-${index}`).replace('[Circolare]', index === 0 ? '&comuni [Circolare]' : '*comuni'),
    );
    expect((await importing(contentFolder({ 'regulations/a.yaml': entries.join('') }))).inserted).toBe(60);
  });

  it('[API-07] [API-08] should bring down in the search what has ended, from the first day after, as often as one looks', async () => {
    const folder = contentFolder({
      'regulations/a.yaml':
        aRegulation('breve', '  validUntil: 2026-11-21\n').replace('2026-03-02', '2026-11-01') + aRegulation('sempre'),
    });
    await importing(folder);
    const order = async () =>
      (await new PostgresSearchIndex(database(), '/media').find({ text: 'circolare', type: '', page: 1 })).items.map(
        ({ friendlyUrl }) => friendlyUrl,
      );
    const version = await contentVersion(database());
    expect([
      await rankExpiredLast(database(), day('2026-11-21')),
      await order(),
      await contentVersion(database()),
    ]).toEqual([0, ['breve', 'sempre'], version]);
    expect([
      await rankExpiredLast(database(), day('2026-11-22')),
      await order(),
      await contentVersion(database()),
    ]).toEqual([1, ['sempre', 'breve'], version + 1]);
    expect([
      await rankExpiredLast(database(), day('2026-11-22')),
      await order(),
      await contentVersion(database()),
    ]).toEqual([0, ['sempre', 'breve'], version + 1]);
    // The list of titles by their words was moved along.
    expect(
      await database().query(
        'select distinct entry.rank_day from search_title as title join search_entry as entry using (id, rank_day) order by 1',
      ),
    ).toEqual([{ rank_day: '022026-11-01' }, { rank_day: '22026-03-02' }]);
    folder.write({
      'regulations/a.yaml':
        aRegulation('breve', '  validUntil: 2026-12-31\n').replace('2026-03-02', '2026-11-01') + aRegulation('sempre'),
    });
    await importing(folder, at('2026-11-22T09:00:00+01:00'));
    expect(await order()).toEqual(['breve', 'sempre']);
    expect(await rankExpiredLast(database(), day('2027-01-01'))).toBe(1);
  });

  it('should write a document as PDF and say its size', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': aRegulation(
        'uno',
        '  documents: [{title: Testo della circolare, pages: ["Perché sì.", "Seconda."]}]\n',
      ),
    });
    await importing(folder);
    const [document] = (await detail('uno'))?.documents ?? [];
    const [stored] = await database().query<{ size: number; type: string }>(
      'select length(bytes) as size, content_type as type from media where path = $1',
      [document?.contentUrl.replace('/media/', '') ?? ''],
    );
    expect([document?.format, document?.sizeBytes, stored?.type]).toEqual(['pdf', stored?.size, 'application/pdf']);
  });

  it('should refuse two different documents under one name', async () => {
    const folder = contentFolder({
      'regulations/a.yaml':
        aRegulation('uno', '  documents: [{title: Testo, file: testo.pdf, pages: [Uno]}]\n') +
        aRegulation('due', '  documents: [{title: Altro testo, file: testo.pdf, pages: [Due]}]\n'),
    });
    expect(await refusal(folder)).toEqual([
      '- documenti/regulations/testo.pdf: due documenti diversi hanno lo stesso nome di file',
    ]);
  });

  it('should report progress up to the end and tell every listener of the new version', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': Array.from({ length: 60 }, (_, index) => aRegulation(`voce-${index}`)).join(''),
    });
    const seen: number[] = [];
    const before = await contentVersion(database());
    const heard = new Promise<void>((resolve) => {
      void onContentChanged(database(), resolve);
    });
    await importContent(database(), folder.path, {
      clock: TODAY,
      onProgress: ({ done, total }) => seen.push(done / total),
    });
    await heard;
    expect([seen.at(-1), await contentVersion(database())]).toEqual([1, before + 1]);
  });

  it('[PAGE-37] should keep what is for the reserved area from visitors, in lists, pages and search', async () => {
    const question = (area: string): string =>
      `- {friendlyUrl: mandato, title: Come revoco il mandato?, body: Presso il centro., categories: [Mandato], audiences: [agricoltori], lastUpdate: 2026-01-01, area: ${area}}`;
    const folder = contentFolder({ 'faqs/a.yaml': question('entrambe') });
    const found = async (reader: 'public' | 'private') =>
      (
        await new PostgresCatalogueRepository(
          database(),
          '/media',
          TODAY,
          reader === 'private' ? '/riservati' : undefined,
        ).matching('faqs', noCriteria(), 1)
      ).totalCount;
    const searched = async () =>
      (await new PostgresSearchIndex(database(), '/media').find({ text: 'mandato', type: '', page: 1 })).totalCount;
    await importing(folder);
    expect([await found('public'), await found('private'), await searched()]).toEqual([1, 1, 1]);
    folder.write({ 'faqs/a.yaml': question('riservata') });
    await importing(folder);
    expect([await found('public'), await found('private'), await searched()]).toEqual([0, 1, 0]);
    expect(
      await new PostgresCatalogueRepository(database(), '/media', TODAY).detail('faqs', 'mandato'),
    ).toBeUndefined();
  });

  it('[PAGE-37] should give a document to whoever may read a content that names it, and to nobody when it is withdrawn', async () => {
    const form = (friendlyUrl: string, area: string): string =>
      `- {friendlyUrl: ${friendlyUrl}, title: Delega, description: Modulo di delega., publicationDate: 2026-01-01, categories: [CAA], area: ${area}, documents: [{title: Delega, file: delega.pdf, pages: [Testo]}]}\n`;
    const path = 'documenti/forms/delega.pdf';
    const media = new PostgresMediaFiles(database());
    const readers = async () => [(await media.open(path)) !== undefined, (await media.bytes(path)) !== undefined];
    const addressFor = async (reservedBase?: string) =>
      (await new PostgresCatalogueRepository(database(), '/media', TODAY, reservedBase).detail('forms', 'delega-a'))
        ?.documents[0]?.contentUrl;
    const folder = contentFolder({
      'forms/a.yaml': form('delega-a', 'pubblica'),
      'media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    });
    await importing(folder);
    expect([await readers(), await addressFor(), await addressFor('/riservati')]).toEqual([
      [true, true],
      `/media/${path}`,
      `/media/${path}`,
    ]);
    folder.write({ 'forms/a.yaml': form('delega-a', 'riservata') });
    await importing(folder);
    expect([await readers(), await addressFor(), await addressFor('/riservati')]).toEqual([
      [false, true],
      undefined,
      `/riservati/${path}`,
    ]);
    folder.write({ 'forms/a.yaml': form('delega-a', 'riservata') + form('delega-b', 'entrambe') });
    await importing(folder);
    expect(await readers()).toEqual([true, true]);
    folder.write({ 'forms/a.yaml': form('altra', 'pubblica').replace('delega.pdf', 'altra.pdf') });
    await importing(folder);
    expect([
      await readers(),
      (await media.open('logo.svg')) !== undefined,
      (await media.bytes('logo.svg')) !== undefined,
    ]).toEqual([[false, false], true, false]);
  });

  it('[LIST-14] should offer names of the files as options with their slugs as values', async () => {
    await importing(
      contentFolder({ 'regulations/a.yaml': aRegulation('uno').replace('[Circolare]', '[Regolamento UE, Attività]') }),
    );
    const options = await new PostgresCatalogueRepository(database(), '/media', TODAY).filterOptions(
      'regulations',
      noCriteria(),
    );
    expect(options.categories).toEqual([
      { name: 'Attività', value: 'attivita', count: 1 },
      { name: 'Regolamento UE', value: 'regolamento-ue', count: 1 },
    ]);
  });
});

// Helpers

const PERSON =
  '- {username: marco.rinaldi, given_name: Marco, family_name: Rinaldi, fiscal_code: RNLMRC75C12M082C, userType: AGRI}';
const OFFICE =
  '- {idUfficio: "123456", name: CAA di prova, descrizioneCaa: CAA, mail: caa@prova.example, operators: [RNLMRC75C12M082C]}';
const MANDATE = '- {cuaa: "01234560017", idUfficio: "123456", from: 2026-01-01}';

function aCompanyOf(holder: string): string {
  return `- cuaa: "01234560017"
  friendlyUrl: azienda-1
  denominazione: Rinaldi Vini
  holders: [${holder}]
  file:
    header: {fileAt: ANPAG, mandateEntity: CAA, status: VALIDATO, lastValidation: null}
    alerts: {personalData: false, bankCoordinates: false, contractsDocuments: false, validationSheet: false}
    personal: {legaForm: null, notificationAdress: null, vatNumber: null, phoneNumber: null, pecAddress: null, documenti: []}
    bank: []
    contracts: {contractor: null, validcontracts: [], expiredcontracts: [], hasExpiredMoreThanOneYear: false, antiMafiaDto: []}
    validationSheet: null
`;
}
