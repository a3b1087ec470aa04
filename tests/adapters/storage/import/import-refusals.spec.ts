import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { PostgresCatalogueRepository } from '#adapters/storage/postgres/content/catalogue-repository.ts';
import { PostgresContentRedirects } from '#adapters/storage/postgres/content/content-redirects.ts';
import { importContent, ImportRefused } from '#adapters/storage/import/index.ts';
import { emptied, testDatabase } from '../postgres/test-database.ts';
import { aRegulation, aService, contentFolder, type ContentFolder } from './content-folder.ts';
import { SAMPLE_FILES, SAMPLE_PICTURES } from './sample-pictures.ts';

const TODAY = { now: () => Date.parse('2026-11-21T09:00:00+01:00') };

const database = testDatabase();
const importing = (folder: ContentFolder, batch = 'redazione') =>
  importContent(database(), folder.path, { clock: TODAY, batch });
const refusal = async (folder: ContentFolder, batch?: string): Promise<readonly string[]> => {
  const outcome = await importing(folder, batch).catch((error: unknown) => error);
  if (!(outcome instanceof ImportRefused)) throw new Error(`not refused: ${String(outcome)}`);
  return outcome.message.split('\n').slice(1);
};
const withLink = (url: string): string => aRegulation('uno', `  body: Vedi [qui](${url}).\n`);

beforeEach(async () => {
  await emptied(database());
});

describe('importContent', () => {
  it('[API-08] should read UTF-8 only, and keep what there was when a file is in another encoding', async () => {
    const folder = contentFolder({ 'regulations/a.yaml': `\uFEFF${aRegulation('uno')}` });
    expect((await importing(folder)).inserted).toBe(1);
    writeFileSync(
      join(folder.path, 'regulations/a.yaml'),
      Buffer.from(aRegulation('uno').replace('Circolare sui', 'Novità per i'), 'latin1'),
    );
    expect(await refusal(folder)).toEqual([
      '- regulations/a.yaml, riga 2: non è scritto in UTF-8: salvare il file in UTF-8',
    ]);
    expect((await stored()).map(({ title }) => title)).toEqual(['Circolare sui pascoli']);
  });

  it('[RED-04] should refuse an added page where the portal has one, and take links to one that is added', async () => {
    const page = (slug: string, more = ''): string =>
      `- {slug: ${slug}, section: agenzia, title: Codice, description: Che cosa vale., lastUpdate: 2026-11-02${more}}\n`;
    const taken = contentFolder({ 'pages/a.yaml': page('delibere') });
    expect(await refusal(taken)).toEqual([
      '- pages/a.yaml, riga 1, campo «slug»: a «/agenzia/delibere» c’è già una pagina del portale: scegliere un altro nome',
    ]);
    const folder = contentFolder({
      'pages/a.yaml': page('codice', ', vecchiIndirizzi: [/agenzia/codice-di-ieri]'),
      'regulations/a.yaml': withLink('/agenzia/codice'),
    });
    expect((await importing(folder)).inserted).toBe(2);
    const redirects = new PostgresContentRedirects(database(), DEMONSTRATION_NAMES);
    expect(await redirects.find('/agenzia/codice-di-ieri')).toEqual({ kind: 'moved', path: '/agenzia/codice' });
    await importing(contentFolder({ 'regulations/a.yaml': aRegulation('uno') }));
    expect(await redirects.find('/agenzia/codice')).toEqual({ kind: 'withdrawn' });
  });

  it('[API-08] should tell all faults in one run, of files and of records', async () => {
    const document = (file: string): string => `  documents: [{ title: Testo, file: ${file} }]\n`;
    const folder = contentFolder({
      'fuori.yaml': aRegulation('zero'),
      'regulations/a.yaml': `${aRegulation('uno', document('assente.pdf.p7m'))}${aRegulation('due', `  referenceYear: 1\n`).replace('  referenceYear: 2026\n', '')}`,
      'regulations/b.yaml': aRegulation('tre', `${document('assente.odt')}  ogetto: x\n`),
      'regulations/c.yaml': aRegulation('quattro', '  body: Vedi [qui](/normative/due) e [qui](/normative/manca).\n'),
      'regulations/d.yaml': aRegulation('cinque', document('programma.exe')),
      'media/documenti/circolare.pdf.p7m': 'non firmato',
      'media/foto.gif': 'GIF',
    });
    expect(await refusal(folder)).toEqual([
      expect.stringContaining('- fuori.yaml: è fuori posto'),
      expect.stringContaining('- regulations/a.yaml, riga 15, campo «referenceYear»: deve essere almeno 1900'),
      expect.stringContaining('- regulations/b.yaml, riga 9, campo «ogetto»: è un campo non previsto'),
      expect.stringContaining('- regulations/d.yaml, riga 8, campo «documents.0.file»: deve essere un nome di file'),
      expect.stringContaining('- media/documenti/circolare.pdf.p7m: non è un file firmato P7M'),
      expect.stringContaining('- media/foto.gif: non è un file ammesso'),
      '- regulations/a.yaml, riga 8, campo «documents.0.file»: il documento «media/documenti/assente.pdf.p7m» non esiste',
      '- regulations/b.yaml, riga 8, campo «documents.0.file»: il documento «media/documenti/assente.odt» non esiste',
      expect.stringContaining('«/normative/manca» non porta a nessuna pagina'),
    ]);
  });

  it('[API-08] should take a signed document, and say what it is', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': aRegulation('uno', '  documents: [{ title: Circolare, file: circolare.pdf.p7m }]\n'),
    });
    mkdirSync(join(folder.path, 'media/documenti'), { recursive: true });
    writeFileSync(join(folder.path, 'media/documenti/circolare.pdf.p7m'), SAMPLE_FILES.p7m);
    await importing(folder);
    const [row] = await database().query<{ documents: object[] }>(
      "select payload->'documents' as documents from content where slug = 'uno'",
    );
    expect(row?.documents).toEqual([
      { title: 'Circolare', contentUrl: 'media:documenti/circolare.pdf.p7m', format: 'pdf.p7m', sizeBytes: 19 },
    ]);
  });

  it('[API-08] should withdraw nothing because of what it cannot place', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': aRegulation('uno'),
      'regulations/b.yaml': aRegulation('due'),
    });
    await importing(folder);
    folder.remove('regulations/b.yaml');
    folder.write({ 'b.yaml': aRegulation('due') });
    expect(await refusal(folder)).toEqual([
      '- b.yaml: è fuori posto: va nella cartella del suo tipo, per esempio «regulations/b.yaml»',
    ]);
    folder.remove('b.yaml');
    const elsewhere = contentFolder({ 'c.yaml': aRegulation('tre') });
    mkdirSync(join(folder.path, 'media'));
    symlinkSync(join(elsewhere.path, 'c.yaml'), join(folder.path, 'regulations/c.yaml'));
    expect(await refusal(folder)).toEqual(['- regulations/c.yaml: è un collegamento: al suo posto va il file stesso']);
  });

  it('[API-08] should refuse what the database could not take, with its place', async () => {
    expect(
      await refusal(
        contentFolder({
          'regulations/a.yaml': aRegulation('uno', '  body: "Testo \\0"\n'),
          'regulations/b.yaml': aRegulation('due', '  body: "Testo \\ud800"\n'),
        }),
      ),
    ).toEqual([
      '- regulations/a.yaml, riga 8, campo «body»: contiene un carattere che non si può mostrare (\\u0000)',
      '- regulations/b.yaml, riga 8, campo «body»: contiene la metà di un carattere: una sequenza \\u da sola, fra \\ud800 e \\udfff',
    ]);
  });

  it('[API-08] should answer a picture with the size that it has', async () => {
    const folder = contentFolder({
      'regulations/a.yaml': aRegulation('uno', '  image: {file: alta.png, description: "", decorative: true}\n'),
      'media/alta.png': 'testo',
    });
    expect(await refusal(folder)).toEqual([
      '- media/alta.png: non è un’immagine PNG, come dice il nome: il contenuto è di un altro genere',
    ]);
    writeFileSync(join(folder.path, 'media/alta.png'), SAMPLE_PICTURES.png);
    await importing(folder);
    const found = await new PostgresCatalogueRepository(database(), '/media', TODAY).detail('regulations', 'uno');
    expect(found?.item.image).toEqual({ url: '/media/alta.png', alt: '', width: 40, height: 80 });
  });

  it('[API-08] should refuse a link to a page that neither the portal nor any content has', async () => {
    expect(await refusal(contentFolder({ 'regulations/a.yaml': withLink('/normative/che-non-esiste') }))).toEqual([
      '- regulations/a.yaml, riga 8, campo «body»: il collegamento «/normative/che-non-esiste» non porta a nessuna pagina del portale',
    ]);
  });

  it('[API-08] should judge links by the content of this batch and of the others, withdrawn content left out', async () => {
    const services = contentFolder({
      'services/a.yaml': aService('domanda', 'entrambe') + aService('debiti', 'riservata'),
    });
    await importing(services, 'servizi');
    expect((await importing(contentFolder({ 'regulations/a.yaml': withLink('/servizi/domanda') }))).inserted).toBe(1);
    expect(await refusal(contentFolder({ 'regulations/a.yaml': withLink('/servizi/debiti') }))).toEqual([
      '- regulations/a.yaml, riga 8, campo «body»: il collegamento «/servizi/debiti» porta a una pagina riservata, che da un contenuto pubblico non si apre',
    ]);
    services.write({ 'services/a.yaml': aService('altra', 'pubblica') });
    await importing(services, 'servizi');
    expect(
      await refusal(contentFolder({ 'regulations/a.yaml': withLink('/servizi/domanda').replace('Vedi', 'Leggi') })),
    ).toHaveLength(1);
  });

  it('[API-08] should know the aids of another batch as parents', async () => {
    await importing(
      contentFolder({ 'aids/a.yaml': '- {friendlyUrl: vino, kind: ocm, title: Vino, description: Aiuti}' }),
      'aiuti',
    );
    expect(
      (
        await importing(
          contentFolder({
            'aids/a.yaml': '- {friendlyUrl: vigneti, kind: ocm, parent: vino, title: Vigneti, description: Aiuti}',
          }),
        )
      ).inserted,
    ).toBe(1);
  });
});

// Helpers

function stored(): Promise<readonly { title: string }[]> {
  return database().query<{ title: string }>('select title from content where withdrawn_at is null order by slug');
}
