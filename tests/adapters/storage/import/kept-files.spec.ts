import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PostgresCatalogueRepository } from '#adapters/storage/postgres/content/catalogue-repository.ts';
import { PostgresContentRepository } from '#adapters/storage/postgres/content/content-repository.ts';
import { PostgresMediaFiles } from '#adapters/storage/postgres/content/media-files.ts';
import { importContent, ImportRefused } from '#adapters/storage/import/index.ts';
import { emptied, testDatabase } from '../postgres/test-database.ts';
import { aRegulation, aService, contentFolder } from './content-folder.ts';
import { SAMPLE_FILES, SAMPLE_PICTURES } from './sample-pictures.ts';

const TODAY = { now: () => Date.parse('2026-11-21T09:00:00+01:00') };

const database = testDatabase();

beforeEach(async () => {
  await emptied(database());
});

describe('a video of the media folder', () => {
  it('[PAGE-12] [PAGE-17] should come with its poster, its captions and what they say', async () => {
    await importing({ 'articles/a.yaml': ARTICLE, 'projects/a.yaml': PROJECT }, FILES);
    const expected = {
      url: '/media/video/campo.mp4',
      title: 'Un campo',
      poster: { url: '/media/campo.png', alt: 'Un campo di grano', width: 40, height: 80 },
      captions: '/media/video/campo.vtt',
      transcript: ['Un campo di grano.', 'Il sole sale.'],
    };
    const article = await new PostgresCatalogueRepository(database(), '/media', TODAY).detail('articles', 'campo');
    const project = await new PostgresContentRepository(database(), '/media').page('progetti/campo');
    expect(article?.video).toEqual(expected);
    expect(project?.sections.map(({ video }) => video)).toEqual([
      expected,
      { url: 'https://video.example/altro', title: 'Altrove' },
    ]);
    expect(await contentTypeOf('video/campo.vtt')).toBe('text/vtt; charset=utf-8');
  });

  it('[API-08] should be refused when it or its captions are not there', async () => {
    expect(await refusal({ 'articles/a.yaml': ARTICLE }, { 'campo.png': SAMPLE_PICTURES.png })).toEqual([
      '- articles/a.yaml, riga 6, campo «video.file»: il video «media/video/campo.mp4» non esiste',
      '- articles/a.yaml, riga 6, campo «video.captions»: i sottotitoli «media/video/campo.vtt» non esistono',
    ]);
  });

  it('[API-08] should be refused without captions', async () => {
    const [problem] = await refusal({ 'articles/a.yaml': ARTICLE.replace(', captions: video/campo.vtt', '') }, FILES);
    expect(problem).toContain('campo «video.captions»: manca');
  });
});

describe('a document of the media folder', () => {
  it('[API-08] should be offered as it is, with its true size and format', async () => {
    const files = { 'documenti/domande.csv': SAMPLE_FILES.csv };
    await importing(
      {
        'regulations/a.yaml': aRegulation('uno', '  documents: [{title: Domande per provincia, file: domande.csv}]\n'),
      },
      files,
    );
    const detail = await new PostgresCatalogueRepository(database(), '/media', TODAY).detail('regulations', 'uno');
    expect(detail?.documents).toEqual([
      {
        title: 'Domande per provincia',
        contentUrl: '/media/documenti/domande.csv',
        format: 'csv',
        sizeBytes: SAMPLE_FILES.csv.length,
      },
    ]);
    expect(await contentTypeOf('documenti/domande.csv')).toBe('text/csv; charset=utf-8');
  });

  it('[API-08] should be refused when it is not there, when it is written too, and when only the reserved area shows it', async () => {
    const named = '  documents: [{title: Domande, file: domande.csv}]\n';
    expect(await refusal({ 'regulations/a.yaml': aRegulation('uno', named) }, {})).toEqual([
      '- regulations/a.yaml, riga 8, campo «documents.0.file»: il documento «media/documenti/domande.csv» non esiste',
    ]);
    const files = { 'documenti/domande.csv': SAMPLE_FILES.csv };
    const written = named.replace('domande.csv', 'domande.csv, pages: [Testo]');
    expect(await refusal({ 'regulations/a.yaml': aRegulation('uno', written) }, files)).toEqual([
      '- regulations/a.yaml, riga 8, campo «documents.0.pages»: si scrive solo per un PDF da comporre: il file indicato è già un documento',
    ]);
    expect(
      (await refusal({ 'services/a.yaml': `${aService('uno', 'riservata')}${named}` }, files)).join('\n'),
    ).toContain('campo «documents.0.file»: nell’area riservata i documenti sono solo PDF');
  });
});

// Helpers

type Media = Readonly<Record<string, Buffer>>;

const FILES: Media = {
  'campo.png': SAMPLE_PICTURES.png,
  'video/campo.mp4': SAMPLE_FILES.mp4,
  'video/campo.vtt': SAMPLE_FILES.vtt,
};

const VIDEO =
  'video: {file: video/campo.mp4, title: Un campo, poster: {file: campo.png, description: Un campo di grano}, captions: video/campo.vtt}';

const ARTICLE = `- friendlyUrl: campo
  title: Un campo
  description: Dal seme alla spiga.
  publicationDate: 2026-03-02
  categories: [Campi]
  ${VIDEO}
`;

const PROJECT = `- friendlyUrl: campo
  title: Un campo
  description: Dal seme alla spiga.
  publicationDate: 2026-03-02
  sections:
    - title: Qui
      description: Testo.
      ${VIDEO}
    - {title: Altrove, description: Testo., videoUrl: "https://video.example/altro"}
`;

const importing = async (texts: Readonly<Record<string, string>>, media: Media): Promise<void> => {
  const folder = contentFolder(texts);
  for (const [name, bytes] of Object.entries(media)) {
    mkdirSync(dirname(join(folder.path, 'media', name)), { recursive: true });
    writeFileSync(join(folder.path, 'media', name), bytes);
  }
  await importContent(database(), folder.path, { clock: TODAY });
};

const refusal = async (texts: Readonly<Record<string, string>>, media: Media): Promise<readonly string[]> => {
  const outcome = await importing(texts, media).catch((error: unknown) => error);
  if (!(outcome instanceof ImportRefused)) throw new Error(`not refused: ${String(outcome)}`);
  return outcome.message.split('\n').slice(1);
};

const contentTypeOf = async (path: string): Promise<string | undefined> =>
  (await new PostgresMediaFiles(database()).open(path))?.contentType;
