import type { FacetName, FilterValue } from '#core/catalogue/definition.ts';
import type { ContentRecord } from '../schemas/index.ts';

/** The values of an entry in each filter. */
export type Facets = Readonly<Partial<Record<FacetName, readonly FilterValue[]>>>;

/** Every field that some list has; each list's schema says which of them its records carry. */
export type AnyRecord = Partial<
  ContentRecord<'regulations'> &
    Omit<ContentRecord<'articles'>, 'scope'> &
    Omit<ContentRecord<'services'>, 'area'> &
    Omit<ContentRecord<'events'>, 'scope'> &
    ContentRecord<'competitions'> &
    ContentRecord<'contracts'> &
    ContentRecord<'contracts-history'> &
    Omit<ContentRecord<'resolutions'>, 'documents'> &
    Omit<ContentRecord<'information-articles'>, 'targets'> & {
      url: string;
      scope: string;
      area: 'pubblica' | 'riservata' | 'entrambe';
      targets: string[];
    }
>;
