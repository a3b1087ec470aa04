import type { FilterValue } from '#core/catalogue/definition.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { SearchableContent } from '../../postgres/search/index-writer.ts';
import type { ContentType } from '../schemas/index.ts';
import { slugOf } from './slug.ts';

/** One line of the content table. */
export interface ContentRow {
  readonly type: ContentType;
  readonly slug: string;
  readonly area: 'public' | 'private' | 'both';
  readonly title: string;
  readonly facets: readonly string[];
  readonly sortDay: string;
  readonly position: number;
  readonly parent?: string | undefined;
  /** Where it stood before. */
  readonly formerPaths?: readonly string[] | undefined;
  readonly payload: object;
  /** What a list's words and codes are looked for in, folded. */
  readonly folded?: string | undefined;
  readonly identifier?: string | undefined;
  readonly cig?: string | undefined;
  readonly search?: SearchableContent | undefined;
  /** The first day on which it is public; absent where it is public at once (PUB-01). */
  readonly publishOn?: IsoDate | undefined;
}

/** The portal's word for an area, from the content files' word. */
export const areaOf = (area: 'pubblica' | 'riservata' | 'entrambe' | undefined): ContentRow['area'] =>
  area === 'riservata' ? 'private' : area === 'entrambe' ? 'both' : 'public';

/** Names as options: the value is the name's slug. */
export const optionsOf = (names: readonly string[] | undefined): readonly FilterValue[] =>
  (names ?? []).map((name) => ({ name, value: slugOf(name) }));
