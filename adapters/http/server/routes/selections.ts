import type { CatalogueItem } from '#core/catalogue/item.ts';
import type { SelectionRepository } from '#core/selections/selection-repository.ts';
import { SELECTION_PATHS } from '#adapters/http/contract/addresses.ts';
import { SLOT_NAMES, SLOT_WORDS } from '../description/content-words.ts';
import { entriesOfList } from '../description/filter-descriptions.ts';
import { entriesAt, figuresOf, nextTerms, recentFaqsOf } from '#adapters/http/contract/selections.ts';
import { describedAs } from '../description/described-calls.ts';
import type { Api } from './api.ts';
import { entriesOf } from './entries.ts';
import { servePublic } from './serve.ts';

const operation = (name: string, summary: string) => ({ tag: 'Percorsi guidati', name, summary, parameters: {} });

const IN_EVIDENCE_NAMES = { articles: 'getArticlesInEvidence', events: 'getEventsInEvidence' } as const;
const FIGURES_NAMES = { home: 'getFigures', 'other-op': 'getOtherPayingBodiesFigures' } as const;

/** Adds what editors select from the lists: services and questions of an audience, what is in evidence, what comes next, headline figures (§7.1, API-11). */
export const addSelections = (api: Api, selections: SelectionRepository): void => {
  const entries = (path: string, name: string, summary: string, read: () => Promise<readonly CatalogueItem[]>): void =>
    servePublic(api, describedAs(entriesAt(path), operation(name, summary)), read);
  for (const [audience, path] of entriesOf(SELECTION_PATHS.services))
    entries(path, `getServices${SLOT_NAMES[audience]}`, `Servizi per ${SLOT_WORDS[audience]}`, () =>
      selections.servicesFor(audience),
    );
  for (const [list, path] of entriesOf(SELECTION_PATHS.inEvidence))
    entries(path, IN_EVIDENCE_NAMES[list], `In evidenza: ${entriesOfList(list)}`, () => selections.inEvidence(list));
  entries(SELECTION_PATHS.imminentEvents, 'getImminentEvents', 'Prossimi eventi, dal più vicino', () =>
    selections.imminentEvents(),
  );
  const termWords = {
    ...operation('getNextTerms', 'Prossime scadenze, dalla più vicina'),
    fields: {
      list: 'L’elenco di cui è una voce; senza, è la pagina di un aiuto.',
      friendlyUrl: 'Ultimo segmento dell’indirizzo; senza elenco, il percorso della pagina.',
    },
  };
  servePublic(api, describedAs(nextTerms, termWords), () => selections.terms());
  for (const [slot] of entriesOf(SELECTION_PATHS.recentFaqs)) {
    const words = operation(
      `getLatestFaqs${SLOT_NAMES[slot]}`,
      `Domande frequenti più recenti per ${SLOT_WORDS[slot]}`,
    );
    servePublic(api, describedAs(recentFaqsOf(slot), words), () => selections.recentFaqs(slot));
  }
  for (const [slot] of entriesOf(SELECTION_PATHS.figures)) {
    const words = operation(FIGURES_NAMES[slot], 'Dati in evidenza');
    servePublic(api, describedAs(figuresOf(slot), words), () => selections.figures(slot));
  }
};
