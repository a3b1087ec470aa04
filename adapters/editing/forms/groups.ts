import type { EditedType } from './edited-types.ts';

/** What stands together under a heading: types in the list of contents, or fields in a form. */
export interface Group<Name extends string = string> {
  readonly heading: string;
  readonly names: readonly [Name, ...Name[]];
}

/** The content types in the order of the page, by what one comes to write. */
export const TYPE_GROUPS: readonly Group<EditedType>[] = [
  { heading: 'Notizie', names: ['press-releases', 'articles', 'events', 'projects'] },
  {
    heading: 'Avvisi e pagina iniziale',
    names: ['alerts', 'home-in-evidence', 'carousels', 'banners', 'most-used-tools'],
  },
  { heading: 'Norme e atti', names: ['regulations', 'resolutions', 'public-proclamations', 'transparency'] },
  { heading: 'Concorsi e appalti', names: ['competitions', 'contracts', 'fead-contracts', 'contracts-history'] },
  { heading: 'Aiuti e servizi', names: ['aids', 'services', 'forms', 'paying-bodies'] },
  {
    heading: 'Assistenza e ricerca',
    names: ['faqs', 'information-articles', 'useful-links', 'contacts', 'assistance-scopes', 'synonyms'],
  },
  { heading: 'Pagine', names: ['pages', 'page-previews', 'hero-sections', 'footer-pages'] },
];

/** Forms that are too long to be one list, in the order of a person's questions. */
export const FIELD_GROUPS: Partial<Readonly<Record<EditedType, readonly Group[]>>> = {
  aids: [
    { heading: 'Che cos’è', names: ['title', 'kind', 'parent', 'region', 'description', 'body', 'image'] },
    { heading: 'Chi può averlo', names: ['forWhom', 'beneficiaries', 'conditions'] },
    { heading: 'Quanto se ne ha', names: ['howMuch', 'amounts'] },
    { heading: 'Quando', names: ['opensOn', 'closesOn', 'correctionsUntil', 'yearRound', 'terms', 'termsAct'] },
    {
      heading: 'Come si chiede, e dove sta la pagina',
      names: [
        'applyUrl',
        'applyPlace',
        'howToApply',
        'documents',
        'links',
        'friendlyUrl',
        'publicationDate',
        'lastUpdate',
        'isNew',
        'order',
        'onDesk',
        'vecchiIndirizzi',
      ],
    },
  ],
};

/** Rules that put each heading above the first of its group: the editor knows no groups of its own. */
export const headingRules = (type: string | undefined): string => {
  const fields = FIELD_GROUPS[type as EditedType] ?? [];
  return [
    ...TYPE_GROUPS.map((group) => headed(`li:has(> a[href$='#/collections/${group.names[0]}'])`, group)),
    ...fields.map((group) => headed(`div:has(> label[for^='${group.names[0]}-field-'])`, group)),
  ].join('\n');
};

// Helpers

const headed = (where: string, { heading }: Group): string =>
  `${where}::before { content: '${heading}'; box-sizing: border-box; display: block; flex: 0 0 100%; padding: 1rem 0.75rem 0.25rem; font: 700 1.125rem/1.4 sans-serif; color: #313d3e; }`;
