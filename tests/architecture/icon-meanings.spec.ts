import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTENT, filesBelow } from './texts.ts';

/** What stands beside the tick that means “in order”: its tone, or the state that it says. */
const IN_ORDER = /\bok\b|fits|'open'|AidFit/u;
/** The icons' own names, and the word of thanks for what has been kept. */
const ELSEWHERE = /icon-names|status-tag|clarity-rating/u;

/** What each icon that contents choose stands for, by the words beside it: an icon has one meaning on all pages. */
const MEANINGS: Readonly<Record<string, RegExp>> = {
  bookmark: /normative|istruzioni|circolari/iu,
  calendar: /scadenze/iu,
  car: /carburante/iu,
  card: /pagament|pagati|debiti/iu,
  cart: /gare/iu,
  'chart-line': /cruscotto|pagati nella campagna|pagamenti degli altri|quota|del totale/iu,
  'check-circle': /liquidate|senza anomalie/iu,
  clock: /accredito|scadono|scadenza/iu,
  'exchange-circle': /interscambio/iu,
  file: /modulistica/iu,
  'file-signed': /mandati|antimafia|garanzie/iu,
  files: /trasparente|area di lavoro/iu,
  folder: /fascicol/iu,
  'help-circle': /domande frequenti/iu,
  'info-circle': /approfondimenti/iu,
  inspection: /condizionalità/iu,
  link: /link utili/iu,
  list: /registro|schedario|mappa del sito/iu,
  mail: /assistenza/iu,
  'map-marker': /organism[oi] pagator[ei]|chi ti paga/iu,
  mobile: /mobile/iu,
  note: /piano di coltivazione/iu,
  pa: /trova un caa/iu,
  pencil: /^domand[ae]|domande uniche/iu,
  presentation: /formazione/iu,
  search: /cerca/iu,
  telephone: /^contatti/iu,
  tool: /anomalie/iu,
  umbrella: /fondo/iu,
  user: /concorsi|aziende/iu,
};

interface Chosen {
  readonly icon: string;
  readonly words: string;
  readonly leadsTo: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The icons that a content file chooses, at whatever depth, with the title beside them. */
const chosenIn = (value: unknown): readonly Chosen[] => {
  if (value === null || typeof value !== 'object') return [];
  const entry = value as Readonly<Record<string, unknown>>;
  const icon = textOf(entry['icon']);
  const own =
    icon === undefined
      ? []
      : [
          {
            icon: icon.replace(/^it-/u, ''),
            words: textOf(entry['title']) ?? textOf(entry['description']) ?? '',
            leadsTo: textOf(entry['url']) ?? textOf(entry['legacyUrl']),
          },
        ];
  return [...own, ...Object.values(entry).flatMap(chosenIn)];
};

const chosen = filesBelow(CONTENT, /\.yaml$/u)
  .map((path) => readFileSync(path, 'utf8'))
  .filter((source) => source.includes('icon:'))
  .flatMap((source) => chosenIn(parse(source)));

describe('the icons that contents choose', () => {
  it('should stand for one thing each', () => {
    expect(chosen.length).toBeGreaterThan(50);
    expect(chosen.filter(({ icon, words }) => MEANINGS[icon]?.test(words) !== true)).toEqual([]);
  });

  it('should be the same wherever the same page is named', () => {
    const icons = new Map<string, Set<string>>();
    for (const { icon, leadsTo } of chosen)
      if (leadsTo !== undefined) icons.set(leadsTo, (icons.get(leadsTo) ?? new Set()).add(icon));
    expect([...icons].filter(([, used]) => used.size > 1)).toEqual([]);
  });
});

describe('the tick in a circle', () => {
  it('should say of what is there that it is in order, and stand for no way on', () => {
    const lines = ['core', 'ui'].flatMap((folder) =>
      filesBelow(folder, /\.tsx?$/u)
        .filter((path) => !ELSEWHERE.test(path))
        .flatMap((path) =>
          readFileSync(path, 'utf8')
            .split('\n')
            .filter((line) => line.includes("'check-circle'") || line.includes('"check-circle"'))
            .map((line) => ({ path, line: line.trim() })),
        ),
    );
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter(({ line }) => !IN_ORDER.test(line))).toEqual([]);
  });
});
