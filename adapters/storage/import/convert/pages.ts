import { keywordsOfContent } from '#core/navigation/page-words.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { isAddressed } from '../schemas/page-names.ts';
import { pathOfAid, slugOfPage } from './page-paths.ts';
import { type AidConditions, regionNamed } from '#core/aids/conditions.ts';
import type { ContentPage, ContentSection, HeroSection, Member, PageNode, PagePreview } from '#core/content/page.ts';
import type { Download, NamedLink } from '#core/content/pieces.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import type { HitType } from '#core/catalogue/hit-type.ts';
import { given } from '#adapters/http/contract/schema.ts';
import type { MediaLibrary, Owner, VideoOf } from '../media/media.ts';
import type { ContentRecord } from '../schemas/index.ts';
import { type ContentRow, optionsOf } from './rows.ts';
import { factsOf, plainOf, richText, termsOf, titledParts } from './texts.ts';

const dayOf = (text: string | undefined): ReturnType<typeof isoDateFrom> =>
  text === undefined ? undefined : isoDateFrom(text);

interface WithParts {
  readonly documents?: ContentRecord<'pages'>['documents'];
  readonly links?: ContentRecord<'pages'>['links'];
  readonly image?: ContentRecord<'pages'>['image'];
}

const linksOf = (links: WithParts['links']): readonly NamedLink[] =>
  (links ?? []).map(({ title, url, ariaLabel }) => ({ title, url, ...given('ariaLabel', ariaLabel) }));

/** A page with nothing but what every page has. */
const barePage = (slug: string, owner: Owner, it: WithParts, library: MediaLibrary): ContentPage => ({
  slug,
  title: owner.title,
  description: owner.description,
  body: [],
  sections: [],
  accordions: [],
  documents: (it.documents ?? []).map((one): Download => library.document(one, owner)),
  links: linksOf(it.links),
  images: [],
  members: [],
  logos: [],
  ...given('image', it.image && library.picture(it.image)),
});

const plainPage = (page: ContentPage): string =>
  plainOf(
    page.description,
    page.body,
    ...page.sections.flatMap(({ title, body }) => [title, body]),
    ...page.accordions.flatMap(({ title, body }) => [title, body]),
    ...page.members.map(({ role, name }) => `${role} ${name}`),
    ...page.documents.map(({ title }) => title),
  );

const searchOf = (
  page: ContentPage,
  type: HitType,
  friendlyUrl: string,
  day: string,
  facts = '',
): NonNullable<ContentRow['search']> => ({
  day,
  plain: plainPage(page),
  facts,
  hit: {
    id: `${type.toLowerCase()}-${friendlyUrl}`,
    type,
    title: page.title,
    summary: page.description,
    friendlyUrl,
    ...given('publicationDate', dayOf(day)),
    resolutions: [],
    documents: page.documents,
    attachments: [],
  },
});

const sectionsOf = (
  parts: readonly ({ title: string; description: string; image?: WithParts['image'] } & VideoOf)[] | undefined,
  library: MediaLibrary,
): readonly ContentSection[] =>
  titledParts(
    (parts ?? []).map(({ title, description, image, ...rest }) => ({
      title,
      body: richText(description),
      ...given('image', image && library.picture(image)),
      ...given('video', library.videoOf(rest, title)),
    })),
  );

/** A page of its own: the agency's pages, legal pages, the app. */
export const pageRow = (it: ContentRecord<'pages'>, library: MediaLibrary): ContentRow => {
  const slug = slugOfPage(it);
  const owner: Owner = {
    type: 'pagine',
    slug: it.section === undefined ? it.slug : slug.replaceAll('/', '-'),
    title: it.title,
    description: it.description,
  };
  const bare = barePage(slug, owner, it, library);
  const area = it.contentArea;
  const page: ContentPage = {
    ...bare,
    body: [...richText(it.body), ...richText(area?.description)],
    ...given('bodyTitle', it.body === undefined ? area?.title : undefined),
    sections: sectionsOf(it.sections, library),
    members: (it.membersArea?.memberList ?? []).map(({ role, name, document }): Member => ({
      role,
      name,
      ...given('document', document && library.document(document, { ...owner, title: name })),
    })),
    ...given('membersTitle', it.membersArea?.areaTitle),
    ...given('image', bare.image ?? (area?.image && library.picture(area.image))),
    ...given('cta', it.cta),
    ...given('email', area?.email),
    ...given('phoneNumber', area?.phoneNumber),
    ...given('lastUpdate', dayOf(it.lastUpdate)),
  };
  return {
    type: 'pages',
    slug,
    area: 'public',
    title: it.title,
    facets: it.section === undefined ? [] : ['menu:mappa-sito', ...(it.footer === true ? ['menu:footer'] : [])],
    sortDay: it.lastUpdate,
    position: 0,
    payload: page,
    ...(it.section !== undefined || isAddressed(slug)
      ? {
          search: {
            ...searchOf(page, 'PAGINE', slug, it.lastUpdate),
            // The slugs of contents are the same whatever the names of the agency.
            keywords: keywordsOfContent(routeTable(DEMONSTRATION_NAMES), slug),
          },
        }
      : {}),
  };
};

/** What the button of a page says whose matter still stands on the former site. */
const FORMER_SITE = 'Vai alla versione precedente del sito';

/** A page of the transparent administration; its parent is the path without its last part unless it says another. */
export const transparencyRow = (it: ContentRecord<'transparency'>, library: MediaLibrary): ContentRow => {
  const owner: Owner = {
    type: 'trasparenza',
    slug: it.path.replaceAll('/', '-'),
    title: it.title,
    description: it.description ?? it.title,
  };
  const page: ContentPage = {
    ...barePage(`amministrazione-trasparente/${it.path}`, owner, it, library),
    body: richText(it.body),
    ...given('cta', it.legacyUrl === undefined ? undefined : { title: FORMER_SITE, url: it.legacyUrl }),
    ...given('lastUpdate', dayOf(it.lastUpdate)),
  };
  const parent = it.parent ?? it.path.split('/').slice(0, -1).join('/');
  return {
    type: 'transparency',
    slug: it.path,
    area: 'public',
    title: it.title,
    facets: [],
    sortDay: it.lastUpdate,
    position: it.order,
    ...given('parent', parent === '' ? undefined : parent),
    payload: { ...page, ...given('legacyUrl', it.legacyUrl) },
    search: searchOf(page, 'AMMINISTRAZIONE_TRASPARENTE', it.path, it.lastUpdate),
  };
};

/** What a reader calls an aid of the kind. */
const AID_NAMES: Readonly<Record<ContentRecord<'aids'>['kind'], string>> = {
  direct: 'Aiuto diretto',
  ocm: 'Aiuto OCM',
  rural: 'Sviluppo rurale',
  state: 'Aiuto di Stato',
  measure: 'Misura',
  'social-tender': 'Bando per aiuti sociali',
};

/** What editors say of an aid's audience; a programme of a region is for that region. */
const conditionsOf = ({ conditions, region }: ContentRecord<'aids'>): AidConditions | undefined => {
  const names = conditions?.regions ?? (region === undefined ? undefined : [region]);
  if (conditions === undefined && names === undefined) return undefined;
  const { grows, raises, needs, regions: _names, ...rest } = conditions ?? {};
  return {
    ...rest,
    ...given('grows', grows && optionsOf(grows)),
    ...given('raises', raises && optionsOf(raises)),
    ...given('needs', needs && optionsOf(needs)),
    ...given('regions', names && [...new Set(names.flatMap((name) => regionNamed(name) ?? []))]),
  };
};

/** An aid, measure or social-aid tender, under the path that its kind has. */
export const aidRow = (it: ContentRecord<'aids'>, library: MediaLibrary): ContentRow => {
  const slug = pathOfAid(it);
  const owner: Owner = { type: 'aiuti', slug: it.friendlyUrl, title: it.title, description: it.description };
  const page: ContentPage = {
    ...barePage(slug, owner, it, library),
    body: richText(it.body),
    sections: sectionsOf(
      (
        [
          ['A chi è rivolto', it.beneficiaries],
          ['Importi', it.amounts],
          ['Come presentare la domanda', it.howToApply],
        ] as const
      ).flatMap(([title, description]) => (description === undefined ? [] : [{ title, description }])),
      library,
    ),
    ...given('lastUpdate', dayOf(it.lastUpdate ?? it.publicationDate)),
    ...given('opensOn', dayOf(it.opensOn)),
    ...given('closesOn', dayOf(it.closesOn)),
    ...given('correctionsUntil', dayOf(it.correctionsUntil)),
    ...given('yearRound', it.yearRound),
    ...given('terms', termsOf(it.terms)),
    ...given('termsAct', it.termsAct),
    ...given('forWhom', it.forWhom),
    ...given('howMuch', it.howMuch),
    ...given('applyPlace', it.applyPlace),
    ...given('applyUrl', it.applyUrl),
  };
  const day = it.lastUpdate ?? it.publicationDate ?? '';
  return {
    type: 'aids',
    slug: slug.replace('aiuti-e-bandi/', ''),
    area: 'public',
    title: it.title,
    facets: [`kind:${it.kind}`, ...(it.onDesk === true ? ['onDesk:true'] : [])],
    sortDay: day,
    position: it.order ?? 0,
    ...given('parent', it.parent),
    payload: {
      ...page,
      label: AID_NAMES[it.kind],
      isStated: it.conditions !== undefined,
      ...given('conditions', conditionsOf(it)),
    },
    search: {
      ...searchOf(
        page,
        'AIUTI_E_BANDI',
        slug.replace('aiuti-e-bandi/', ''),
        day,
        factsOf(AID_NAMES[it.kind], it.region, it.forWhom, it.howMuch, it.applyPlace),
      ),
      validUntil: it.correctionsUntil ?? it.closesOn,
    },
  };
};

/** A project with its sections and accordions. */
export const projectRow = (it: ContentRecord<'projects'>, library: MediaLibrary): ContentRow => {
  const owner: Owner = { type: 'progetti', slug: it.friendlyUrl, title: it.title, description: it.description };
  const page: ContentPage = {
    ...barePage(`progetti/${it.friendlyUrl}`, owner, it, library),
    sections: sectionsOf(it.sections, library),
    accordions: (it.accordions ?? []).map(({ title, description, links }) => ({
      title,
      body: richText(description),
      links: linksOf(links),
    })),
    ...library.logos(it.logo),
    ...given(
      'cta',
      it.ctaLabel !== undefined && it.ctaUrl !== undefined ? { title: it.ctaLabel, url: it.ctaUrl } : undefined,
    ),
    ...given('lastUpdate', dayOf(it.lastUpdate ?? it.publicationDate)),
  };
  return {
    type: 'projects',
    slug: it.friendlyUrl,
    area: 'public',
    title: it.title,
    facets: [],
    sortDay: it.publicationDate,
    position: 0,
    payload: page,
    search: searchOf(page, 'PROGETTI', it.friendlyUrl, it.publicationDate, 'Progetto'),
  };
};

/** The head of a page; those of the reserved area stand under `private/`. */
export const heroRow = (it: ContentRecord<'hero-sections'>, library: MediaLibrary): ContentRow => {
  const isPrivate = it.area === 'riservata';
  const hero: HeroSection = {
    slug: it.slug,
    title: it.title,
    description: it.description,
    ...given('image', it.image && library.picture(it.image)),
    ...given('cta', it.cta ?? it.accessArea?.cta),
    accessArea: it.accessArea !== undefined,
  };
  return {
    type: 'hero-sections',
    slug: `${isPrivate ? 'private' : 'public'}/${it.slug}`,
    area: isPrivate ? 'private' : 'public',
    title: it.title,
    facets: [],
    sortDay: '',
    position: 0,
    payload: hero,
  };
};

/** The ways into the pages of a section. */
export const previewsRow = (it: ContentRecord<'page-previews'>): ContentRow => {
  const items = it.items.map(({ title, description, url, icon, ctaLabel }): PagePreview => ({
    slug: url.replace(/^\//u, ''),
    title,
    description,
    ...given('icon', icon),
    ...given('linkLabel', ctaLabel),
  }));
  return {
    type: 'page-previews',
    slug: it.page,
    area: 'public',
    title: it.title,
    facets: [],
    sortDay: '',
    position: 0,
    payload: { items },
  };
};

interface Leaf {
  readonly title: string;
  readonly url?: string | undefined;
  readonly legacyUrl?: string | undefined;
  readonly items?: readonly Leaf[] | undefined;
}
const nodeOf = ({ title, url, legacyUrl, items }: Leaf): PageNode => ({
  title,
  ...given('path', url),
  ...given('legacyUrl', legacyUrl),
  children: (items ?? []).map(nodeOf),
});

/** The footer's pages or the site map, as a tree. */
export const footerRow = (it: ContentRecord<'footer-pages'>): ContentRow => ({
  type: 'footer-pages',
  slug: it.key,
  area: 'public',
  title: it.key,
  facets: [],
  sortDay: '',
  position: 0,
  payload: { nodes: it.items.map(nodeOf) },
});
