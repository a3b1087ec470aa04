import type { ContentRecord } from '../schemas/index.ts';

/** Where the pages named in content files stand below the root of their kind. */
export const PAGE_PATHS: Readonly<Record<string, string>> = {
  director: 'agenzia/direttore',
  'board-of-auditors': 'agenzia/collegio-revisori',
  'organization-chart': 'agenzia/organigramma',
  'joint-body': 'agenzia/organismo-paritetico',
  'single-committee': 'agenzia/comitato-garanzia',
  'institutional-rules': 'agenzia/norme-istitutive',
  app: 'servizi/app',
  condizionalita: 'servizi/condizionalita',
};

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
