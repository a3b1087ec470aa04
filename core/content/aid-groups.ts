import type { PagePreview } from './page.ts';

/** Where the aids of each kind stand, below the root of the aids. */
const DIRECT = 'aiuti-e-bandi/pagamenti-diretti/';
const OCM = 'aiuti-e-bandi/pagamenti-ocm/';
const RURAL = 'aiuti-e-bandi/sviluppo-rurale/';

/** The aids of the Union by fund, and those that stand under none of them: national aids and tenders (MENU-02, PAGE-39). */
export interface AidGroups {
  readonly direct: readonly PagePreview[];
  readonly ocm: readonly PagePreview[];
  readonly rural: readonly PagePreview[];
  readonly others: readonly PagePreview[];
}

/** Sorts aids by where they stand; each keeps its place among its own, and none is lost. */
export const aidGroups = (aids: readonly PagePreview[]): AidGroups => {
  const below = (root: string) => aids.filter(({ slug }) => slug.startsWith(root));
  return {
    direct: below(DIRECT),
    ocm: below(OCM),
    rural: below(RURAL),
    others: aids.filter(({ slug }) => ![DIRECT, OCM, RURAL].some((root) => slug.startsWith(root))),
  };
};

/** The interventions that stand below an aid. */
export const helpsBelow = (helps: readonly PagePreview[], slug: string): readonly PagePreview[] =>
  helps.filter((help) => help.slug.startsWith(`${slug}/`));

/** The region of a rural development programme: on its section's page the words before it are said already. */
export const regionOfPlan = (title: string): string => {
  const region = title.replace(/^Sviluppo rurale (?:in|nel|nella|nelle|nei)\s+/iu, '');
  const [first = ''] = region;
  return first.toLocaleUpperCase('it-IT') + region.slice(first.length);
};
