import type { ContentRecord } from '../schemas/index.ts';
import { slugOfPageName } from '../schemas/page-names.ts';

/** What a page is stored under: an added one by its address, the others by the path of their name (RED-04). */
export const slugOfPage = ({ slug, section }: Pick<ContentRecord<'pages'>, 'slug' | 'section'>): string =>
  section === undefined ? (slugOfPageName(slug) ?? slug) : `${section}/${slug}`;

const AID_FOLDERS: Readonly<Record<ContentRecord<'aids'>['kind'], string>> = {
  direct: 'aiuti-e-bandi/pagamenti-diretti/',
  ocm: 'aiuti-e-bandi/pagamenti-ocm/',
  rural: 'aiuti-e-bandi/sviluppo-rurale/',
  state: 'aiuti-e-bandi/',
  measure: 'aiuti-e-bandi/',
  'social-tender': 'aiuti-e-bandi/',
};

/** The address of an aid's page, without the slash in front. */
export const pathOfAid = ({
  kind,
  parent,
  friendlyUrl,
}: Pick<ContentRecord<'aids'>, 'kind' | 'parent' | 'friendlyUrl'>): string =>
  `${AID_FOLDERS[kind]}${parent === undefined ? '' : `${parent}/`}${friendlyUrl}`;
