import type { TypedRecord } from './convert/content-row.ts';
import type { ContentType } from './schemas/index.ts';

/** A record's mention of another one, and the sentence for when it does not exist. */
export interface Reference {
  readonly path: readonly PropertyKey[];
  readonly type: ContentType;
  readonly identity: string;
}

const named: Partial<Record<ContentType, string>> = {
  people: 'la persona',
  companies: "l'azienda",
  offices: "l'ufficio",
  regions: 'la regione',
  transparency: 'la pagina',
  aids: "l'aiuto",
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
    case 'aids':
      return record.value.parent === undefined
        ? []
        : [{ path: ['parent'], type: 'aids', identity: `aiuti-e-bandi/pagamenti-ocm/${record.value.parent}` }];
    default:
      return [];
  }
};

/** Every picture that a value names, with its place: an object of exactly a file and its description. */
export const picturesOf = (
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly { readonly path: readonly PropertyKey[]; readonly file: string }[] => {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => picturesOf(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const { file, description } = value as { file?: unknown; description?: unknown };
  if (typeof file === 'string' && typeof description === 'string' && Object.keys(value).length === 2)
    return [{ path: [...path, 'file'], file }];
  return Object.entries(value).flatMap(([key, entry]) => picturesOf(entry, [...path, key]));
};
