import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerPublication, type PublishingService } from '#adapters/editing/server/publication-calls.ts';
import { publicationFrom, type Publisher, rehearsalFrom } from '#adapters/editing/server/publisher.ts';

let folder: string;
let published: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portale-redazione-'));
  published = [];
  mkdirSync(join(folder, 'faqs'));
  writeFileSync(
    join(folder, 'faqs/uno.md'),
    '---\nfriendlyUrl: uno\ntitle: Quando si paga?\npublicationDate: 2026-12-01\n---\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const publisher = (own: Partial<Publisher> = {}): Publisher => ({
  portal: 'https://portale.agenzia.example/portale',
  rehearse: () =>
    Promise.resolve({
      kind: 'changes',
      changes: [
        { kind: 'inserted', type: 'faqs', slug: 'uno' },
        { kind: 'withdrawn', type: 'pages', slug: 'agenzia/direttore', title: 'Il direttore' },
        { kind: 'withdrawn', type: 'useful-links', slug: 'sian' },
      ],
    }),
  publish: (from) => {
    published.push(from);
    return Promise.resolve({ kind: 'published', inserted: 1, updated: 0, withdrawn: 1 });
  },
  ...own,
});
const service = (own: Partial<PublishingService> = {}): PublishingService => ({
  folder,
  now: () => Date.parse('2026-11-26T12:00:00Z'),
  publisher: publisher(),
  undisturbed: (work) => work(),
  ...own,
});
const changes = async (of = service()) =>
  (await answerPublication({ action: 'changes' }, of)).body as { readonly state: string };

describe('answerPublication', () => {
  it('[RED-01] should say what would change in the words of who wrote it', async () => {
    expect(await changes()).toMatchObject({
      portal: 'https://portale.agenzia.example/portale',
      isEmptying: false,
      changes: [
        {
          kind: 'inserted',
          type: 'Domande frequenti',
          title: 'Quando si paga?',
          from: '2026-12-01',
          form: '#/collections/faqs/entries/uno',
        },
        { kind: 'withdrawn', type: 'Pagine singole', title: 'Il direttore' },
        { kind: 'withdrawn', type: 'Link utili', title: 'sian' },
      ],
    });
  });

  it('[RED-01] [PUB-01] should say the day on which it will be seen, also where it is counted from today', async () => {
    writeFileSync(join(folder, 'faqs/uno.md'), '---\nfriendlyUrl: uno\ntitle: Chi?\npublicationDate: oggi+3g\n---\n');
    expect(await changes()).toMatchObject({ changes: [{ title: 'Chi?', from: '2026-11-29' }, {}, {}] });
  });

  it('[RED-01] [ALERT-05] should say how many would be told by email, where the portal says it', async () => {
    const report = { kind: 'report', inserted: 1, updated: 0, unchanged: 0, withdrawn: 0, changes: [] } as const;
    const lists = [
      { words: 'Normative', count: 2 },
      { words: 'Concorso «Agronomi»', count: 1 },
    ];
    const rehearse = () => Promise.resolve(rehearsalFrom({ ...report, mails: { subscriptions: 3, lists } }));
    expect(await changes(service({ publisher: publisher({ rehearse }) }))).toMatchObject({
      mails: 'Avvisi per email: 3 iscrizioni riceverebbero qualcosa (Normative: 2; Concorso «Agronomi»: 1).',
    });
    expect((await changes()) as { readonly mails?: string }).toMatchObject({ mails: undefined });
  });

  it('[RED-01] should publish what was seen, and note it', async () => {
    const noted: string[] = [];
    const history = {
      unsent: () => undefined,
      deeds: () => Promise.resolve([]),
      undo: () => Promise.resolve([]),
      notePublication: () => Promise.resolve(void noted.push('nota')),
    };
    const { state } = await changes();
    const answer = await answerPublication({ action: 'publish', state, mayEmpty: false }, service({ history }));
    expect(answer).toEqual({ status: 200, body: { kind: 'published', inserted: 1, updated: 0, withdrawn: 1 } });
    expect([published, noted]).toEqual([[folder], ['nota']]);
  });

  it('[RED-01] should publish nothing that was saved after the changes were seen', async () => {
    const { state } = await changes();
    writeFileSync(join(folder, 'faqs/due.md'), '---\nfriendlyUrl: due\n---\n');
    const { body } = await answerPublication({ action: 'publish', state, mayEmpty: false }, service());
    expect(body).toMatchObject({ kind: 'refused', lines: [expect.stringContaining('guardare di nuovo')] });
    expect(published).toEqual([]);
  });

  it('[RED-01] should say before that all contents would be withdrawn', async () => {
    rmSync(join(folder, 'faqs/uno.md'));
    expect(await changes()).toMatchObject({ isEmptying: true });
  });

  it('[RED-01] should say why the portal cannot be reached, and what is wrong with the contents', async () => {
    const away = publisher({ rehearse: () => Promise.reject(new Error('Il portale non risponde.')) });
    expect(await answerPublication({ action: 'changes' }, service({ publisher: away }))).toEqual({
      status: 503,
      body: { portal: away.portal, error: 'Il portale non risponde.' },
    });
    const wrong = publisher({
      rehearse: () => Promise.resolve({ kind: 'refused', lines: ['faqs/molte.yaml, riga 1: manca'] }),
    });
    expect(await changes(service({ publisher: wrong }))).toMatchObject({ lines: ['faqs/molte.yaml, riga 1: manca'] });
    expect((await answerPublication({ action: 'altro' }, service())).status).toBe(422);
  });
});

describe('what is said of contents that have a form', () => {
  it('[RED-03] should name them by title and fields as the form does, and publish the same words', async () => {
    const fault = 'faqs/uno.md, riga 3, campo «friendlyUrl»: «uno» è già usato in pages/altra.md, riga 2';
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages/altra.md'), '---\ntitle: Altra\n---\n');
    const rehearse = () => Promise.resolve({ kind: 'refused', lines: [fault] } as const);
    expect(await changes(service({ publisher: publisher({ rehearse }) }))).toMatchObject({
      lines: ['domanda «Quando si paga?», «Nome nell’indirizzo»: «uno» è già usato in pagina «Altra»'],
    });
  });
});

describe('what an import says to an editor', () => {
  it('[RED-01] should be its faults one by one, or its numbers', () => {
    const refused = { kind: 'refused', message: 'Non importato:\n- faqs/a.md: manca\n- faqs/b.md: manca' } as const;
    expect(rehearsalFrom(refused)).toEqual({ kind: 'refused', lines: ['faqs/a.md: manca', 'faqs/b.md: manca'] });
    expect(publicationFrom({ kind: 'report', inserted: 1, updated: 2, unchanged: 3, withdrawn: 4 })).toEqual({
      kind: 'published',
      inserted: 1,
      updated: 2,
      withdrawn: 4,
    });
    expect(publicationFrom(undefined).kind).toBe('refused');
  });
});
