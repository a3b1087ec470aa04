import { CONTENT_SCHEMAS, type ContentType } from '#adapters/storage/import/schemas/index.ts';

/** What other systems write: registers of persons and companies, and figures. Nobody types them into a form. */
const FROM_OTHER_SYSTEMS = [
  'people',
  'offices',
  'companies',
  'mandates',
  'procedures',
  'step-times',
  'notifications',
  'campaigns',
  'kpis',
  'caa-kpis',
  'regions',
] as const satisfies readonly ContentType[];

/** A content type that editors write. */
export type EditedType = Exclude<ContentType, (typeof FROM_OTHER_SYSTEMS)[number]>;

/** Whether editors write a type by hand. */
export const isEdited = (type: ContentType): type is EditedType =>
  !(FROM_OTHER_SYSTEMS as readonly ContentType[]).includes(type);

/** The content types that have a form. */
export const EDITED_TYPES: readonly EditedType[] = (Object.keys(CONTENT_SCHEMAS) as ContentType[]).filter(isEdited);
