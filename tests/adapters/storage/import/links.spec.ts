import { describe, expect, it } from 'vitest';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { checkRecord } from '#adapters/storage/import/checking/check-records.ts';
import type { TypedRecord } from '#adapters/storage/import/convert/content-row.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import type { KnownRecord } from '#adapters/storage/import/checking/known-records.ts';
import { isReserved, linkJudge, linksOf } from '#adapters/storage/import/checking/links.ts';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import type { ContentType } from '#adapters/storage/import/schemas/index.ts';
import { aRegulation, aService } from './content-folder.ts';

const table = routeTable(DEMONSTRATION_NAMES);
const recordsOf = (type: ContentType, text: string): readonly TypedRecord[] => {
  const today = isoDateFrom('2026-11-21');
  if (today === undefined) throw new Error('no such day');
  return parseFile({ type, path: 'a.yaml', text, digest: '' }).records.map((raw) => {
    const outcome = checkRecord(raw, today);
    if ('identity' in outcome) return outcome.record;
    throw new Error(JSON.stringify(outcome));
  });
};

const RECORDS = [
  ...recordsOf('regulations', aRegulation('pascoli')),
  ...recordsOf('services', aService('domanda-unica', 'entrambe') + aService('debiti', 'riservata')),
  ...recordsOf(
    'aids',
    '- {friendlyUrl: vino, kind: ocm, title: Vino, description: Aiuti}\n- {friendlyUrl: vigneti, kind: ocm, parent: vino, title: Vigneti, description: Aiuti}',
  ),
  ...recordsOf(
    'transparency',
    '- {path: controlli, order: 1, title: Controlli, body: Testo, lastUpdate: 2026-01-01}\n- {path: controlli/esiti, order: 1, title: Esiti, body: Testo, lastUpdate: 2026-01-01}',
  ),
];
const KNOWN: readonly KnownRecord[] = [
  { type: 'articles', slug: 'satelliti', isReserved: false },
  { type: 'services', slug: 'anomalie', isReserved: true },
  { type: 'aids', slug: 'pagamenti-diretti/eco-schemi', isReserved: false },
  { type: 'people', slug: 'mario', isReserved: false },
];
const judge = linkJudge(table, RECORDS, KNOWN);

describe('linkJudge', () => {
  it.each([
    '/',
    '/servizi',
    '/servizi/',
    '/servizi/anpag-mobile',
    '/servizi/domanda-unica',
    '/servizi/domanda-unica?sezione=costi#contatti',
    '/normative/pascoli',
    '/aiuti-e-bandi/pagamenti-ocm/vino',
    '/aiuti-e-bandi/pagamenti-ocm/vino/vigneti',
    '/aiuti-e-bandi/pagamenti-diretti/eco-schemi',
    '/amministrazione-trasparente/controlli/esiti',
    '/anpag-comunica/articoli/satelliti',
    '/cruscotto-pagamenti/domanda-unica-2025',
    '/le-tue-pratiche',
  ])('[API-08] should have nothing against %s', (url) => {
    expect(judge(url, false)).toBeUndefined();
  });

  it.each([
    ['/servizi/non-esiste-davvero', ''],
    ['/normative/che-non-esiste', ''],
    ['/normative/pascolo', ': forse si intendeva «/normative/pascoli»?'],
    ['/servizzi', ': forse si intendeva «/servizi»?'],
    ['/portale/servizi/domanda-unica', ''],
    ['/altra-comunica/articoli/satelliti', ''],
    ['/amministrazione-trasparente/controlli/assente', ''],
    ['/produttori/mario', ''],
  ])('[API-08] should say that %s leads nowhere', (url, hint) => {
    expect(judge(url, true)).toMatch(
      new RegExp(`^il collegamento «${url}» non porta a nessuna pagina del portale`, 'u'),
    );
    expect(judge(url, true)?.endsWith(hint)).toBe(true);
  });

  it.each(['/servizi/debiti', '/servizi/anomalie'])(
    '[API-08] should let only the reserved area lead to the reserved page %s',
    (url) => {
      expect([judge(url, true), judge(url, false)]).toEqual([
        undefined,
        `il collegamento «${url}» porta a una pagina riservata, che da un contenuto pubblico non si apre`,
      ]);
    },
  );
});

describe('linksOf', () => {
  it('[API-08] should find the links in fields and in texts, each at its place, and only those into the portal', () => {
    const [page] = recordsOf(
      'pages',
      `- slug: privacy-and-cookies
  title: Riservatezza con [nessun link](/titolo)
  description: Testo
  lastUpdate: 2026-01-01
  body: "Vedi [i servizi](/servizi) e [fuori](https://fuori.example/)."
  sections: [{title: Uno, description: "- [due](/due)"}]
  cta: {title: Vai, url: /tre}
  links: [{title: Quattro, url: /quattro}, {title: Posta, url: "mailto:a@b.example"}]
`,
    );
    expect(page && linksOf(page)).toEqual([
      { path: ['cta', 'url'], text: '/tre' },
      { path: ['links', 0, 'url'], text: '/quattro' },
      { path: ['body'], text: '/servizi' },
      { path: ['sections', 0, 'description'], text: '/due' },
    ]);
  });
});

describe('isReserved', () => {
  it('[API-08] should tell what only the reserved area shows', () => {
    const banners = recordsOf(
      'banners',
      '- {key: homepage, title: Uno, description: Testo}\n- {key: myagricat, title: Due, description: Testo}',
    );
    expect(
      [...banners, ...recordsOf('services', aService('a', 'entrambe') + aService('b', 'riservata'))].map(isReserved),
    ).toEqual([false, true, false, true]);
  });
});
