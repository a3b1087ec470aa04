import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { npmFile } from './tools.ts';
import { verdictOf, type Finding, type Reason, type Verdict } from './verdict.ts';

const ENGINE = { name: 'accessibility-checker-engine', version: '4.0.34', file: 'ace.js' };
const POLICIES = ['IBM_Accessibility', 'WCAG_2_2'];

const REASONS: readonly Reason[] = [
  {
    about: /^aria_complementary_label_visible:/u,
    why: 'è una raccomandazione: i dati in breve accanto a un testo hanno un nome per chi ascolta, e si spiegano da sé a chi guarda.',
  },
  {
    about: /^aria_article_label_unique:/u,
    where: /^\/[\w-]+-comunica\/(?:articoli|eventi),/u,
    why: 'ciò che è in evidenza sta anche nell’elenco sotto: è la stessa cosa, due volte con lo stesso nome.',
  },
  {
    about: /^input_label_exists: Form control element <input>/u,
    where: /^\/amministrazione-trasparente(?:\/[^,]+)?, 375 px/u,
    why: 'la ricerca nell’albero sta con la sua etichetta in una riga chiusa: il motore crede nascosta solo l’etichetta.',
  },
  {
    about: /^input_label_exists: Form control element <select>/u,
    where:
      /^\/(?:(?:scadenze|le-tue-pratiche)(?: \([^)]+\))?, 375 px|(?:scrivania-caa|produttori\/[\w-]+) \([^)]+\), )/u,
    why: 'i filtri stanno con le loro etichette in una riga chiusa o che non si mostra: il motore crede nascoste solo le etichette.',
  },
  {
    about: /^element_attribute_deprecated: .*"abbr" is deprecated for the <th> element/u,
    why: 'HTML ammette «abbr» in <th>: dice in breve il nome della riga a chi ascolta le celle.',
  },
  {
    about: /^table_headers_exists:/u,
    where: /\/estratto\/\d+(?: \([^)]+\))?, 375 px/u,
    why: 'sul telefono ogni cella dice la propria intestazione, e quelle della tabella restano per chi ascolta: il motore non le vede.',
  },
  {
    about: /^label_content_exists:/u,
    where: /^\/preferenze-avvisi(?: \([^)]+\))?, 1280 px/u,
    why: 'le parole della casella sono per chi ascolta: a chi guarda le dice l’intestazione della colonna.',
  },
  {
    about: /^(?:fieldset_label_valid:|target_spacing_sufficient: Undersized target "input")/u,
    where: /^\/(?:scrivania-caa|produttori)(?: \([^)]+\))?,/u,
    why: 'le scorciatoie da tastiera stanno in una riga chiusa: il motore ne misura le caselle e crede nascosto solo il loro nome.',
  },
  {
    about: /^figure_label_exists:/u,
    where: /^\/cruscotto-pagamenti, 375 px/u,
    why: 'sul telefono la mappa sta con la sua didascalia in una riga chiusa: il motore crede nascosta solo la didascalia.',
  },
];

interface Engine {
  readonly Checker: new () => {
    check(
      document: Document,
      policies: readonly string[],
    ): Promise<{
      readonly results: readonly {
        readonly ruleId: string;
        readonly value: readonly string[];
        readonly message: string;
      }[];
    }>;
  };
}

/** Asks IBM's engine about pages, one after the other as they stand in a browser. */
export const makeIbm = () => {
  const source = readFileSync(npmFile(ENGINE.name, ENGINE.version, ENGINE.file), 'utf8');
  const findings: Finding[] = [];
  let pages = 0;
  return {
    /** Looks at a page of a context that lets scripts in (`bypassCSP`). What the engine leaves to a person to judge is no finding. */
    look: async (page: Page, place: string): Promise<void> => {
      if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(source);
      const failed = await page.evaluate(async (policies) => {
        const { Checker } = (globalThis as unknown as { ace: Engine }).ace;
        const { results } = await new Checker().check(document, policies);
        return results.filter(({ value }) => value[1] === 'FAIL').map(({ ruleId, message }) => `${ruleId}: ${message}`);
      }, POLICIES);
      pages += 1;
      findings.push(...failed.map((words) => ({ place, words })));
    },
    verdict: (): Verdict =>
      verdictOf(`IBM Equal Access ${ENGINE.version}, ${POLICIES.join(' e ')}`, `${pages} pagine`, findings, REASONS),
  };
};
