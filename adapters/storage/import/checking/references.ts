import { DOCUMENT_FOLDER } from '../../postgres/content/media-base.ts';
import type { TypedRecord } from '../convert/content-row.ts';
import type { ContentType } from '../schemas/index.ts';

/** A record's mention of another one, and the sentence for when it does not exist. */
export interface Reference {
  readonly path: readonly PropertyKey[];
  readonly type: ContentType;
  readonly identity: string;
}

const named: Partial<Record<ContentType, string>> = {
  people: 'la persona',
  companies: 'l’azienda',
  offices: 'l’ufficio',
  regions: 'la regione',
  transparency: 'la pagina',
  aids: 'l’aiuto',
  forms: 'il modulo',
};

/** Says in Italian that what a record mentions is nowhere. */
export const missingSentence = ({ type, identity }: Reference): string =>
  `${named[type] ?? 'il contenuto'} «${identity}» non esiste`;

const listed = (field: string, type: ContentType, identities: readonly string[]): readonly Reference[] =>
  identities.map((identity, index) => ({ path: [field, index], type, identity }));

/** The other records that a record needs. */
export const referencesOf = (record: TypedRecord): readonly Reference[] => {
  switch (record.type) {
    case 'companies':
      return listed('holders', 'people', record.value.holders);
    case 'offices':
      return listed('operators', 'people', record.value.operators);
    case 'mandates':
      return [
        { path: ['cuaa'], type: 'companies', identity: record.value.cuaa },
        { path: ['idUfficio'], type: 'offices', identity: record.value.idUfficio },
      ];
    case 'procedures':
      return [{ path: ['cuaa'], type: 'companies', identity: record.value.cuaa }];
    case 'notifications':
      return [{ path: ['id'], type: record.value.kind === 'AGRI' ? 'companies' : 'people', identity: record.value.id }];
    case 'paying-bodies':
      return listed('regions', 'regions', record.value.regions);
    case 'campaigns':
      return record.value.divisioni.flatMap((division, at) =>
        division.interventi.flatMap((intervention, index) =>
          Object.keys(intervention.importi).map((region) => ({
            path: ['divisioni', at, 'interventi', index, 'importi', region],
            type: 'regions' as const,
            identity: region,
          })),
        ),
      );
    case 'transparency': {
      const parent = record.value.parent ?? record.value.path.split('/').slice(0, -1).join('/');
      return parent === ''
        ? []
        : [{ path: [record.value.parent === undefined ? 'path' : 'parent'], type: 'transparency', identity: parent }];
    }
    case 'information-articles': {
      const form = record.value.task?.form;
      return form === undefined ? [] : [{ path: ['task', 'form'], type: 'forms', identity: form }];
    }
    case 'aids':
      return record.value.parent === undefined
        ? []
        : [{ path: ['parent'], type: 'aids', identity: `aiuti-e-bandi/pagamenti-ocm/${record.value.parent}` }];
    default:
      return [];
  }
};

/** A file of the media folder that a record names, with the sentence for when it does not exist. */
export interface NamedFile {
  readonly path: readonly PropertyKey[];
  readonly file: string;
  readonly missing: string;
}

/** What a picture may say of itself. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set(['file', 'description', 'decorative']);

/** The files that an object itself names: a picture, a video with its captions, or a document that is not composed of its pages. */
const ownFiles = (value: object, path: readonly PropertyKey[]): readonly NamedFile[] => {
  const { file, description, captions, title, pages } = value as Readonly<Record<string, unknown>>;
  if (typeof file !== 'string') return [];
  const at = [...path, 'file'];
  if (typeof description === 'string' && Object.keys(value).every((name) => PICTURE_FIELDS.has(name)))
    return [{ path: at, file, missing: `l’immagine «media/${file}» non esiste` }];
  if (typeof captions === 'string')
    return [
      { path: at, file, missing: `il video «media/${file}» non esiste` },
      { path: [...path, 'captions'], file: captions, missing: `i sottotitoli «media/${captions}» non esistono` },
    ];
  if (typeof title !== 'string' || pages !== undefined) return [];
  const document = `${DOCUMENT_FOLDER}${file}`;
  return [{ path: at, file: document, missing: `il documento «media/${document}» non esiste` }];
};

/** Every file of the media folder that a value needs, with its place. */
export const filesOf = (value: unknown, path: readonly PropertyKey[] = []): readonly NamedFile[] => {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => filesOf(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return [...ownFiles(value, path), ...Object.entries(value).flatMap(([key, entry]) => filesOf(entry, [...path, key]))];
};
