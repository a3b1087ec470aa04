import type { Highlight, HighlightSlot } from '#core/content/highlight.ts';
import type { NamedLink } from '#core/content/pieces.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { given } from '#adapters/http/contract/schema.ts';
import type { MediaLibrary } from '../media/media.ts';
import type { ContentRecord } from '../schemas/index.ts';
import { slugOf } from './slug.ts';
import { areaOf, type ContentRow } from './rows.ts';

const row = (
  type: ContentRow['type'],
  slug: string,
  title: string,
  payload: object,
  rest: Partial<ContentRow> = {},
): ContentRow => ({
  type,
  slug,
  area: 'public',
  title,
  facets: [],
  sortDay: '',
  position: 0,
  payload,
  ...rest,
});

/** What every block's entry may have. */
interface Entry {
  readonly title: string;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly legacyUrl?: string | undefined;
  readonly cta?: NamedLink | undefined;
  readonly icon?: string | undefined;
  readonly category?: string | undefined;
  readonly image?: ContentRecord<'banners'>['image'];
  readonly date?: string | undefined;
}

const highlightOf = (id: string, it: Entry, library: MediaLibrary): Highlight => ({
  id,
  title: it.title,
  description: it.description ?? '',
  ...given('link', it.cta ?? (it.url === undefined ? undefined : { title: it.title, url: it.url })),
  ...given('legacyUrl', it.legacyUrl),
  ...given('image', it.image && library.picture(it.image)),
  ...given('category', it.category),
  ...given('icon', it.icon),
  ...given('date', it.date === undefined ? undefined : isoDateFrom(it.date)),
});

const slotOf = (audience: string): HighlightSlot => (audience === 'home' ? 'homepage' : (audience as HighlightSlot));

/** A carousel or a set of tools: one line for the place, with its entries in order. */
export const placedRow = (
  type: 'carousels' | 'most-used-tools',
  it: ContentRecord<'carousels'> | ContentRecord<'most-used-tools'>,
  library: MediaLibrary,
): ContentRow => {
  const slot = slotOf(it.audience);
  const entries: readonly Entry[] = it.items;
  return row(type, slot, it.title, {
    items: entries.map((entry) => highlightOf(`${slot}-${slugOf(entry.title)}`, entry, library)),
  });
};

/** The planned stop that a notice announces, in milliseconds. */
const stopOf = ({ stopFrom, stopUntil }: ContentRecord<'alerts'>) =>
  stopFrom === undefined || stopUntil === undefined
    ? {}
    : { stop: { from: Date.parse(stopFrom), until: Date.parse(stopUntil) } };

/** A notice with the days between which it shows. */
export const alertRow = (it: ContentRecord<'alerts'>, library: MediaLibrary): ContentRow => {
  const items = [{ ...highlightOf(it.friendlyUrl, it, library), severity: it.level }];
  return row(
    'alerts',
    it.friendlyUrl,
    it.title,
    { items, ...given('from', it.from), ...given('to', it.to), ...stopOf(it) },
    { parent: it.audience },
  );
};

/** A banner of the home page, or of the farmer's desk. */
export const bannerRow = (it: ContentRecord<'banners'>, library: MediaLibrary): ContentRow =>
  row('banners', it.key === 'myagricat' ? 'scrivania' : it.key, it.title, {
    items: [highlightOf(it.key, it, library)],
  });

/** An item in evidence on the home page. */
export const inEvidenceRow = (it: ContentRecord<'home-in-evidence'>, library: MediaLibrary): ContentRow =>
  row(
    'home-in-evidence',
    it.friendlyUrl,
    it.title,
    { items: [highlightOf(it.friendlyUrl, it, library)] },
    { position: it.order, parent: 'homepage' },
  );

/** A headline figure as it was written; its group says where it stands. */
export const kpiRow = (type: 'kpis' | 'caa-kpis', it: ContentRecord<'kpis'>): ContentRow => {
  const { friendlyUrl, order, group, value, ...figure } = it;
  return row(
    type,
    friendlyUrl,
    it.description,
    { ...figure, ...(value === undefined ? {} : { value: String(value) }) },
    { position: order, parent: type === 'caa-kpis' ? 'caa' : (group ?? 'home') },
  );
};

/** A way to reach the agency. */
export const contactRow = ({
  friendlyUrl,
  order,
  area,
  title,
  description,
  phone,
  email,
  certifiedEmail,
  address,
  hours,
  opening,
}: ContentRecord<'contacts'>): ContentRow =>
  row(
    'contacts',
    friendlyUrl,
    title,
    {
      title,
      description,
      ...given('phone', phone),
      ...given('email', email),
      ...given('pec', certifiedEmail),
      ...given('address', address),
      ...given('openingHours', hours),
      ...given('opening', opening),
    },
    { position: order, area: areaOf(area) },
  );

/** A scope of assistance requests. */
export const scopeRow = ({ value, name, order, area, answerDays }: ContentRecord<'assistance-scopes'>): ContentRow =>
  row(
    'assistance-scopes',
    value,
    name,
    { name, value, ...given('answerDays', answerDays) },
    { position: order, area: areaOf(area) },
  );

/** What people mean by what they type. */
export const synonymRow = ({ friendlyUrl, typed, means }: ContentRecord<'synonyms'>): ContentRow =>
  row('synonyms', friendlyUrl, typed[0] ?? friendlyUrl, { typed, means });
