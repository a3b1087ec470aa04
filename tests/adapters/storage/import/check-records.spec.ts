import { PUBLIC_ADDRESSES } from '#core/navigation/public-addresses.ts';
import { VISITOR_ADDRESSES } from '#core/navigation/visitor-addresses.ts';
import { describe, expect, it } from 'vitest';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { checkRecord } from '#adapters/storage/import/checking/check-records.ts';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import { problemText } from '#adapters/storage/import/problems.ts';
import type { ContentType } from '#adapters/storage/import/schemas/index.ts';
import { aRegulation, aService } from './content-folder.ts';

const refusal = (type: ContentType, text: string): readonly string[] => {
  const today = isoDateFrom('2026-11-21');
  if (today === undefined) throw new Error('no such day');
  const { records, problems } = parseFile({ type, path: 'a.yaml', text, digest: '' });
  const outcomes = records.map((raw) => checkRecord(raw, today));
  return [...problems, ...outcomes.flatMap((outcome) => ('identity' in outcome ? [] : outcome))].map((problem) =>
    problemText(problem).replace('a.yaml, ', ''),
  );
};
/** A regulation with one of its lines written differently. */
const changed = (from: string, to: string): readonly string[] =>
  refusal('regulations', aRegulation('uno').replace(from, to));

const WHY = 'è obbligatorio per un servizio «Non attivo», e solo per quello';

/** A record of a type, as YAML. */
const recordOf = (fields: Readonly<Record<string, unknown>>): string => JSON.stringify([fields]);
const anEvent = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
  refusal(
    'events',
    recordOf({
      friendlyUrl: 'uno',
      title: 'Incontro',
      description: 'Un incontro.',
      eventDate: '2026-12-03',
      language: 'Italiano',
      cost: 'Gratuito',
      scope: 'Incontri',
      isOnlineEvent: true,
      ...fields,
    }),
  ).map((text) => text.replace(/^riga \d+, /u, ''));
const aPayingBody = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
  refusal(
    'paying-bodies',
    recordOf({
      id: 'uno',
      nome: 'Organismo',
      scope: 'regional',
      address: 'Via Roma',
      numAddress: '1',
      cap: '00144',
      city: 'Roma',
      url: 'https://organismo.example/',
      regions: ['lazio'],
      ...fields,
    }),
  ).map((text) => text.replace(/^riga \d+, /u, ''));

describe('what has the shape of something and is nothing', () => {
  it.each(['22:00-01:00', '09:30', '00:00-23:59', '20:00-24:00'])('[API-08] should take the hours %s', (eventTime) => {
    expect(anEvent({ eventTime })).toEqual([]);
  });

  it.each(['25:00', '09:60', '18:00-24:30', '24:00', '99:99-10:00'])(
    '[API-08] should refuse the hours %s',
    (eventTime) => {
      expect(anEvent({ eventTime })).toEqual([
        'campo «eventTime»: non è un orario esistente: le ore vanno da 00:00 a 23:59, una fine può essere 24:00',
      ]);
    },
  );

  it.each(['9.99', 'dopo cena', '9:30'])('[API-08] should refuse hours that are written as %s', (eventTime) => {
    expect(anEvent({ eventTime })).toEqual(['campo «eventTime»: deve essere 09:30 oppure 09:30-13:00']);
  });

  it('[API-08] should take the language of a title, and refuse what is none that a title may be in', () => {
    expect(anEvent({ titleLanguage: 'de', documents: [{ title: 'Programm', titleLanguage: 'de' }] })).toEqual([]);
    expect(anEvent({ titleLanguage: 'tedesco' })).toEqual([
      expect.stringMatching(/^campo «titleLanguage»: deve essere uno fra: de, en, /u),
    ]);
  });

  it('[EVENT-03] should take that an event is cancelled or postponed, and no other word', () => {
    expect(['annullato', 'rinviato'].flatMap((stato) => anEvent({ stato }))).toEqual([]);
    expect(anEvent({ stato: 'spostato' })).toEqual(['campo «stato»: deve essere uno fra: annullato, rinviato']);
  });

  it('[API-08] should refuse days that are in the wrong order', () => {
    expect(anEvent({ eventEndDate: '2026-12-02' })).toEqual([
      'campo «eventEndDate»: viene prima del giorno in cui l’evento comincia',
    ]);
  });

  it.each([
    ['00000', false],
    ['00009', false],
    ['00010', true],
    ['98168', true],
    ['99999', false],
  ])('[API-08] should judge the postal code %s', (cap, isGood) => {
    expect(aPayingBody({ cap })).toEqual(isGood ? [] : ['campo «cap»: non è un CAP esistente: vanno da 00010 a 98168']);
  });

  it.each([
    'https://anpag.example@evil.example/',
    'https://anpag.example:443@evil.example/',
    'https://anpag.example\\@evil.example/',
    'https://organismo.example:99999/',
    'https://organismo..example:x/',
    'https://?chi',
  ])('[API-08] [VAL-06] should refuse %s in fields of addresses as in texts', (url) => {
    expect(aPayingBody({ url })).toEqual([
      expect.stringMatching(/^campo «url»: non è un indirizzo che si può pubblicare/u),
    ]);
    expect(anEvent({ links: [{ title: 'Vai', url }], onlineUrl: url })).toEqual([
      expect.stringMatching(/^campo «links\.0\.url»: non è un indirizzo che si può pubblicare/u),
      expect.stringMatching(/^campo «onlineUrl»: non è un indirizzo che si può pubblicare/u),
    ]);
  });

  it.each(['mailto:', 'mailto:nome', 'tel:', 'tel:numero', '/servizi\\altro'])(
    '[API-08] should refuse the link %s',
    (url) => {
      expect(anEvent({ links: [{ title: 'Vai', url }] })).toHaveLength(1);
    },
  );

  it.each([
    'mailto:nome@ente.example?subject=x',
    'tel:+39060001234',
    '/servizi?x=1#y',
    'https://ente.example/a(b)?c=@d',
  ])('[API-08] should take the link %s', (url) => {
    expect(anEvent({ links: [{ title: 'Vai', url }] })).toEqual([]);
  });

  it.each([
    ['06 0000 1234', true],
    ['+39 (06) 0000-1234', true],
    ['1500', true],
    ['12', false],
    ['0600000000000000', false],
    ['06 0000 1234 interno', false],
    ['---', false],
  ])('[API-08] should judge the telephone number %s', (phone, isGood) => {
    const contact = { friendlyUrl: 'uno', order: 0, title: 'Sportello', description: 'Risponde.', phone };
    expect(refusal('contacts', recordOf(contact)).length === 0).toBe(isGood);
  });

  it.each([
    ['BNCNNA80A41H501R', true],
    ['BNCNNA80A41H501X', false],
    ['BNCNNA80A99H501R', false],
  ])('[API-08] should judge the fiscal code %s', (fiscal_code, isGood) => {
    const person = { username: 'a.b', given_name: 'A', family_name: 'B', fiscal_code, userType: 'AGRI' };
    expect(refusal('people', recordOf(person)).length === 0).toBe(isGood);
  });

  it.each([
    ['IT-62', true],
    ['IT-99', false],
  ])('[API-08] should judge the code of a region on the map %s', (idMappa, isGood) => {
    const region = { name: 'Lazio', value: 'lazio', idMappa, locRegione: 'CI', provincia: 'RM' };
    expect(refusal('regions', recordOf(region)).length === 0).toBe(isGood);
  });

  it('[API-08] should refuse an hour that no clock shows in an instant', () => {
    const message = { msgId: 'a', kind: 'AGRI', id: '01234560017', oggetto: 'A', corpoSemplice: 'B' };
    expect(refusal('notifications', recordOf({ ...message, creationDate: '2026-11-09T24:00:00+01:00' }))).toEqual([
      expect.stringContaining('non è un istante esistente'),
    ]);
    expect(refusal('notifications', recordOf({ ...message, creationDate: '2026-11-09T23:00:00+01:00' }))).toEqual([]);
  });

  it.each([
    ['Circolare \u202Efdp.exe', 'U+202E, dopo «Circolare »'],
    ['\u2066Circolare', 'U+2066, all’inizio'],
    ['Circolare\u200F', 'U+200F, dopo «Circolare»'],
    ['Indicazioni sulle superfici a\u061C pascolo', 'U+061C, dopo «ni sulle superfici a»'],
  ])('[API-08] should name the line and the character that turns letters round: %j', (title, place) => {
    expect(changed('Circolare sui pascoli', JSON.stringify(title))).toEqual([
      `riga 2, campo «title»: contiene un carattere invisibile che cambia l’ordine delle lettere (${place}): cancellarlo`,
    ]);
    expect(refusal('regulations', aRegulation('uno', `  body: ${JSON.stringify(title)}\n`))).toEqual([
      expect.stringContaining(
        `riga 8, campo «body»: contiene un carattere invisibile che cambia l’ordine delle lettere (${place})`,
      ),
    ]);
  });
});

describe('checkRecord', () => {
  it.each([
    ['a missing field', '  title: Circolare sui pascoli\n', '', 'riga 1, campo «title»: manca'],
    ['a field without a value', 'title: Circolare sui pascoli', 'title:', 'riga 2, campo «title»: manca il valore'],
    [
      'a number for a text',
      'title: Circolare sui pascoli',
      'title: 14',
      'riga 2, campo «title»: deve essere un testo: è un numero, va scritto tra virgolette',
    ],
    [
      'a list for a text',
      'title: Circolare sui pascoli',
      'title: [a]',
      'riga 2, campo «title»: deve essere un testo: è un elenco',
    ],
    ['a text for a number', '2026\n', '"2026"\n', 'riga 5, campo «referenceYear»: deve essere un numero: è un testo'],
    [
      'half a number',
      '2026\n',
      '2026.5\n',
      'riga 5, campo «referenceYear»: deve essere un numero intero: è un numero che non lo è',
    ],
    ['a number that is too large', '2026\n', '9999\n', 'riga 5, campo «referenceYear»: deve essere al massimo 2100'],
    ['a text for a list', '[Circolare]', 'Circolare', 'riga 6, campo «categories»: deve essere un elenco: è un testo'],
    ['an empty list', '[Circolare]', '[]', 'riga 6, campo «categories»: deve avere almeno 1 voce'],
    [
      'a text for a set of fields',
      '[Circolare]\n',
      '[Circolare]\n  image: foto.svg\n',
      'riga 7, campo «image»: deve essere un insieme di campi: è un testo',
    ],
    ['an empty text', 'Circolare sui pascoli', '""', 'riga 2, campo «title»: è vuoto'],
    [
      'a long text',
      'Circolare sui pascoli',
      'a'.repeat(301),
      'riga 2, campo «title»: deve avere al massimo 300 caratteri: ne ha 301',
    ],
    [
      'a text for true or false',
      '[Circolare]\n',
      '[Circolare]\n  isNew: sì\n',
      'riga 7, campo «isNew»: deve essere vero o falso (true o false): è un testo',
    ],
    [
      'an unknown field',
      'title:',
      'titel: Circolare\n  title:',
      'riga 2, campo «titel»: è un campo non previsto: forse si intendeva «title»?',
    ],
    [
      'an unknown field like no other',
      'title:',
      'sottotitolo: Circolare\n  title:',
      'riga 2, campo «sottotitolo»: è un campo non previsto',
    ],
    [
      'an unknown field inside another',
      '[Circolare]\n',
      '[Circolare]\n  documents:\n    - title: Testo\n      dateCreatd: 2026-01-01\n',
      'riga 9, campo «documents.0.dateCreatd»: è un campo non previsto: forse si intendeva «dateCreated»?',
    ],
    [
      'a badly shaped day',
      '2026-03-02',
      '2/3/2026',
      'riga 4, campo «publicationDate»: deve essere una data anno-mese-giorno (2026-11-09) oppure relativa (oggi-12g, oggi+30g)',
    ],
    [
      'a year for a day',
      '2026-03-02',
      '2026',
      'riga 4, campo «publicationDate»: deve essere una data anno-mese-giorno (2026-11-09) oppure relativa (oggi-12g, oggi+30g)',
    ],
    [
      'a day that there is not',
      '2026-03-02',
      '2026-02-30',
      'riga 4, campo «publicationDate»: non è una data esistente',
    ],
    [
      'a character that is none',
      'Circolare sui pascoli',
      '"Circolare\\0"',
      'riga 2, campo «title»: contiene un carattere che non si può mostrare (\\u0000)',
    ],
    [
      'half a character',
      '[Circolare]',
      '["Circolare \\ud800"]',
      'riga 6, campo «categories.0»: contiene la metà di un carattere: una sequenza \\u da sola, fra \\ud800 e \\udfff',
    ],
    [
      'a letter that was lost',
      'Circolare sui pascoli',
      'Novit\uFFFD',
      'riga 2, campo «title»: contiene \uFFFD, che sta al posto di una lettera perduta: riscriverla e salvare il file in UTF-8',
    ],
  ])('[API-08] should refuse %s with one sentence, in Italian and at its line', (_what, from, to, sentence) => {
    expect(changed(from, to)).toEqual([sentence]);
  });

  it.each([
    ['a service that does not say how it stands', '  serviceStatus: Attivo\n', '', 'serviceStatus', 'manca'],
    ['one that is not active and does not say why', 'Attivo', 'Non attivo', 'statusReason', WHY],
    ['one that is active and says why', 'Attivo', 'Attivo\n  statusReason: Perché.', 'statusReason', WHY],
  ])('[API-08] [PAGE-35] should refuse %s', (_what, from, to, field, sentence) => {
    expect(refusal('services', aService('uno', 'pubblica').replace(from, to)).join('\n')).toMatch(
      new RegExp(`^riga \\d+, campo «${field}»: ${sentence}$`, 'u'),
    );
  });

  it('[API-08] [PAGE-35] should take a service that is not active and says why', () => {
    const text = aService('uno', 'pubblica').replace('Attivo', 'Non attivo\n  statusReason: È in manutenzione.');
    expect(refusal('services', text)).toEqual([]);
  });

  it.each([
    ['two ways in', 'opens: conto\n  handOverUrl: https://altrove.example/'],
    ['a link without words', 'ctaUrl: /modulistica'],
    ['words without a link', 'ctaLabel: Trova il modulo'],
  ])('[API-08] [CAMP-03] should refuse a service with %s', (_what, fields) => {
    const text = aService('uno', 'pubblica');
    expect(refusal('services', text.replace('serviceStatus', `${fields}\n  serviceStatus`)).join('\n')).toMatch(
      /^riga \d+, campo «opens»: non è la sola via: una fra handOverUrl, opens e ctaUrl, che va sempre con ctaLabel$/u,
    );
    expect(refusal('services', text.replace('serviceStatus', 'opens: conto\n  serviceStatus'))).toEqual([]);
  });

  const message = (creationDate: string): string =>
    `- {msgId: m1, kind: CAA, id: RNLMRC75C12M082C, oggetto: Avviso, corpoSemplice: Testo, creationDate: ${creationDate}}`;

  it.each([
    ['oggi-1g 25:99', 'deve essere un istante: 2026-11-09T09:30:00+01:00 oppure relativo: oggi-1g 09:30'],
    ['2026-02-30T09:30:00Z', 'non è un istante esistente'],
    ['2026-02-03T24:30:00Z', 'non è un istante esistente'],
  ])('[API-08] should refuse the moment %s', (moment, sentence) => {
    expect(refusal('notifications', message(moment))).toEqual([`riga 1, campo «creationDate»: ${sentence}`]);
  });

  it('[API-08] should name the words of a closed list, and the one that was meant', () => {
    const alert = (level: string): string =>
      `- {friendlyUrl: uno, audience: homepage, level: ${level}, title: Avviso, description: Testo}`;
    expect(refusal('alerts', alert('warnign'))).toEqual([
      'riga 1, campo «level»: deve essere uno fra: info, warning, danger; forse si intendeva «warning»?',
    ]);
    expect(refusal('alerts', alert('alto'))).toEqual([
      'riga 1, campo «level»: deve essere uno fra: info, warning, danger',
    ]);
  });

  it('[API-08] [PAGE-18] should refuse a logo that does not say whose it is', () => {
    const project = (name: string): string =>
      `- {friendlyUrl: uno, title: Uno, description: Testo, publicationDate: 2026-11-09, sections: [{title: Parte, description: Testo}], logo: [{file: loghi/a.svg, description: "Logo di A"}, {file: loghi/b.svg, description: "${name}"}]}`;
    expect(refusal('projects', project('Logo di B'))).toEqual([]);
    expect(refusal('projects', project(' '))).toEqual([
      'riga 1, campo «logo.1.description»: deve dire di chi è il logo, come “Logo dell’Istituto Suoli”',
    ]);
  });

  it('[RED-03] should refuse a picture that neither says what is seen nor is marked as decoration, or does both', () => {
    const picture = (fields: string): string =>
      `- {friendlyUrl: uno, title: Uno, description: Testo, publicationDate: 2026-11-09, referenceYear: 2026, categories: [A], types: [B], image: {file: a.svg, ${fields}}}`;
    expect(refusal('regulations', picture('description: Filari di vite'))).toEqual([]);
    expect(refusal('regulations', picture('description: "", decorative: true'))).toEqual([]);
    expect(refusal('regulations', picture('description: ""'))).toEqual([
      'riga 1, campo «image.description»: deve dire che cosa si vede, a chi non vede; se l’immagine è solo decorativa, va segnata come tale',
    ]);
    expect(refusal('regulations', picture('description: Filari, decorative: true'))).toEqual([
      'riga 1, campo «image.description»: dice che cosa si vede, ma l’immagine è segnata come decorativa: togliere il testo o il segno',
    ]);
  });

  it('[RED-03] should refuse a term before the publication', () => {
    const regulation = (validUntil: string): string =>
      `- {friendlyUrl: uno, title: Uno, description: Testo, publicationDate: 2026-11-09, referenceYear: 2026, categories: [A], types: [B], validUntil: ${validUntil}}`;
    expect(refusal('regulations', regulation('2026-11-09'))).toEqual([]);
    expect(refusal('regulations', regulation('2026-11-08'))).toEqual([
      'riga 1, campo «validUntil»: viene prima della data di pubblicazione: correggere una delle due',
    ]);
  });

  it('[API-08] should refuse an entry that is no record, and numbers that nothing can hold', () => {
    expect(refusal('regulations', '- uno\n')).toEqual(['riga 1: deve essere un insieme di campi: è un testo']);
    expect(refusal('assistance-scopes', '- {value: uno, name: Uno, order: 99999999999}\n')).toEqual([
      'riga 1, campo «order»: deve essere al massimo 1000000',
    ]);
    expect(refusal('regions', '- {name: Lazio, value: lazio, idMappa: IT-62, locRegione: CI}\n')).toEqual([
      'riga 1, campo «provincia»: manca',
    ]);
  });
});

describe('a page that editors add', () => {
  const aPage = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
    refusal(
      'pages',
      recordOf({ slug: 'codice', title: 'Codice', description: 'Che cosa vale.', lastUpdate: '2026-11-02', ...fields }),
    );

  it('[RED-04] should say below which page it stands, or have the name of one that the portal has', () => {
    expect(aPage({ section: 'agenzia', footer: true })).toEqual([]);
    expect(aPage({ slug: 'director', footer: false })).toEqual([]);
    expect(aPage({})).toEqual([expect.stringContaining('campo «slug»: nessuna pagina del portale ha questo nome')]);
    // A row of the table of addresses is enough: its page of texts is known by the last segment of its pattern.
    const rows = [...PUBLIC_ADDRESSES, ...VISITOR_ADDRESSES].filter(
      ({ kind, pattern }) => kind === 'content' && !/[:*{]/.test(pattern),
    );
    expect(rows.length).toBeGreaterThan(8);
    for (const { pattern } of rows) expect(aPage({ slug: pattern.split('/').at(-1) })).toEqual([]);
    expect(aPage({ section: 'servizi' })).toEqual([expect.stringContaining('campo «section»: deve essere uno fra')]);
    expect(aPage({ slug: 'director', footer: true })).toEqual([
      expect.stringContaining('campo «footer»: si sceglie soltanto per una pagina nuova'),
    ]);
  });
});
