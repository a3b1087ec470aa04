import { chipsOf } from '#core/catalogue/chips.ts';
import {
  type FieldName,
  fieldsOf,
  type FilterScheme,
  type FilterSection,
  type ListId,
} from '#core/catalogue/definition.ts';
import { LIST_IDS, LISTS } from '#core/catalogue/definitions.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { FilterMemory } from '#core/catalogue/filter-memory.ts';
import { type ListEvent, type ListState, openList } from '#core/catalogue/list-state.ts';
import { makeVisitList } from '#core/catalogue/list-visit.ts';
import type { Arrival } from '#core/catalogue/remembered.ts';
import { listAddressToQuery } from '#core/catalogue/query-codec.ts';
import { NOTIFICATION_LIST } from '#core/notifications/notification-list.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { pairsToQuery, type QueryPairs, queryPairs } from '#core/kernel/address.ts';

/** The day that a scenario writes as "3/2/2024", as a browser's own field for days gives it. */
const typedDay = (text: string): string | undefined =>
  isoDateFrom(
    text
      .split('/')
      .map((part) => part.padStart(2, '0'))
      .toReversed()
      .join('-'),
  );

/** What people call the lists. */
export const LIST_NAMES: Readonly<Record<string, FilterScheme>> = {
  normative: LISTS.regulations,
  servizi: LISTS.services,
  'comunicati stampa': LISTS.pressReleases,
  articoli: LISTS.articles,
  modulistica: LISTS.forms,
  delibere: LISTS.resolutions,
  concorsi: LISTS.competitions,
  appalti: LISTS.tenders,
  'appalti FEAD': LISTS.feadTenders,
  'storico appalti': LISTS.tendersHistory,
  'storico appalti FEAD': LISTS.feadTendersHistory,
  eventi: LISTS.events,
  approfondimenti: LISTS.informationArticles,
  'pubblici proclami': LISTS.publicProclamations,
  'link utili': LISTS.usefulLinks,
  'domande frequenti': LISTS.faqs,
  notifiche: NOTIFICATION_LIST,
};

const labelled = (section: FilterSection): readonly (readonly [string, FieldName])[] => {
  switch (section.kind) {
    case 'numberAndYear':
      return [
        [section.numberLabel, section.number],
        [section.yearLabel, section.year],
      ];
    case 'dateRange':
      return [
        [section.fromLabel, section.from],
        [section.toLabel, section.to],
      ];
    default:
      return fieldsOf(section).map((field) => [section.label, field]);
  }
};

/** A person who goes through the lists during one session: the visit of the pages, over a memory of its own. */
export class ListVisit {
  readonly #visit = makeVisitList(plainMemory());
  #definition: FilterScheme = LISTS.regulations;
  #state: ListState = openList({ criteria: noCriteria(), page: 1 });

  get definition(): FilterScheme {
    return this.#definition;
  }

  /** The catalogue that the visit is in; messages are none. */
  get list(): ListId {
    const found = LIST_IDS.find((id) => id === this.#definition.id);
    if (found === undefined) throw new Error(`«${this.#definition.id}» non è un elenco di contenuti`);
    return found;
  }

  get state(): ListState {
    return this.#state;
  }

  /** The query of the address, as it stands in the browser. */
  get address(): string {
    return pairsToQuery(listAddressToQuery(this.#definition, this.#state.address));
  }

  get chipLabels(): readonly string[] {
    return chipsOf(this.#definition, this.#state.address.criteria).map(({ label }) => label);
  }

  /** Comes to a list under an address. */
  enter(definition: FilterScheme, rawQuery: string, arrival: Arrival = 'fromElsewhere'): void {
    this.#definition = definition;
    this.#state = this.#visit.arrive(definition, queryPairs(rawQuery), arrival).state;
  }

  send(event: ListEvent): void {
    this.#state = this.#visit.send(this.#definition, this.#state, event).state;
  }

  /** Opens the panel, fills it in as the table says (labels and values as people write them) and leaves it open. */
  fillPanel(rows: readonly (readonly string[])[]): void {
    this.send({ type: 'panelOpened' });
    for (const [label = '', typed = ''] of rows) {
      const values = typed === 'sì' ? ['true'] : typed.split(', ').map((value) => typedDay(value) ?? value);
      this.send({ type: 'fieldChanged', field: this.fieldOf(label), values });
    }
  }

  /** Removes the chip that says `label`. */
  removeChip(label: string): void {
    const chip = chipsOf(this.#definition, this.#state.address.criteria).find((candidate) => candidate.label === label);
    if (chip === undefined) throw new Error(`Non c'è un'etichetta «${label}»`);
    this.send({ type: 'chipRemoved', chip });
  }

  /** The field that the panel calls `label`. */
  fieldOf(label: string): FieldName {
    const [, field] =
      this.#definition.sections.flatMap(labelled).find(([name]) => name.toLowerCase() === label.toLowerCase()) ?? [];
    if (field === undefined) throw new Error(`L'elenco non ha un filtro «${label}»`);
    return field;
  }
}

const plainMemory = (): FilterMemory => {
  const kept = new Map<string, QueryPairs>();
  return { recall: (key) => kept.get(key), keep: (key, pairs) => void kept.set(key, pairs) };
};
