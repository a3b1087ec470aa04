import { FIRST_DAY, type IsoDate } from '#core/kernel/iso-date.ts';
import {
  type DataFile,
  type DataSet,
  FORMAT_WORDS,
  type FileFormat,
  newestChange,
  type OpenCatalogue,
  type Publisher,
} from './data-set.ts';
import type { RdfGraph, RdfNode, RdfValue } from './rdf.ts';

/** Where the portal is, for addresses that must hold outside of it; without a slash at the end. */
export interface CataloguePlace {
  /** Of the pages, such as `https://portale.example/portale`. */
  readonly home: string;
  /** Of the API, such as `https://portale.example/api`. */
  readonly api: string;
  /** Of the page of the open data, below the pages' base. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
}

const EUROPE = 'http://publications.europa.eu/resource/authority/';
const ITALIAN: RdfValue = { iri: `${EUROPE}language/ITA` };
const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv',
  atom: 'application/atom+xml',
  ics: 'text/calendar',
};

const PREFIXES = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dcatapit: 'http://dati.gov.it/onto/dcatapit#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

/** The catalogue as the national one harvests it (DCAT-AP_IT): catalogue, data sets, files, who publishes and on which terms (DATI-03). */
export const dcatOf = ({ publisher, dataSets }: OpenCatalogue, place: CataloguePlace): RdfGraph => {
  const catalogue = `${place.home}${place.page}`;
  const names = { catalogue, agent: `${catalogue}#ente`, contact: `${catalogue}#recapito` };
  // What says nothing of its changes has not changed since the catalogue did.
  const modified = newestChange(dataSets) ?? FIRST_DAY;
  return {
    prefixes: PREFIXES,
    nodes: [
      {
        iri: catalogue,
        types: ['dcat:Catalog', 'dcatapit:Catalog'],
        says: [
          ['dct:title', italian(`${place.title} - ${publisher.name}`)],
          ['dct:description', italian(place.description)],
          ['dct:publisher', { iri: names.agent }],
          ['dct:modified', onDay(modified)],
          ['dct:language', ITALIAN],
          ['dcat:themeTaxonomy', { iri: `${EUROPE}data-theme` }],
          ['foaf:homepage', { iri: catalogue }],
          ['dct:license', { iri: publisher.licence.iri }],
          ...(dataSets.length === 0
            ? []
            : [['dcat:dataset', ...dataSets.map((one) => dataSetName(names, one))] as const]),
        ],
      },
      ...publisherNodes(names, publisher, place),
      ...dataSets.flatMap((one) => dataSetNodes(names, one, publisher, place, one.changed ?? modified)),
    ],
  };
};

// Helpers

interface Names {
  readonly catalogue: string;
  readonly agent: string;
  readonly contact: string;
}

const italian = (text: string): RdfValue => ({ text, language: 'it' });
const plain = (text: string): RdfValue => ({ text });
const onDay = (day: IsoDate): RdfValue => ({ text: day, type: 'xsd:date' });

const dataSetName = ({ catalogue }: Names, { id }: DataSet): RdfValue & { readonly iri: string } => ({
  iri: `${catalogue}#${id}`,
});

const publisherNodes = (
  { agent, contact }: Names,
  { name, code, mail, licence }: Publisher,
  { home }: CataloguePlace,
): readonly RdfNode[] => [
  {
    iri: agent,
    types: ['foaf:Agent', 'dcatapit:Agent'],
    says: [
      ['dct:identifier', plain(code)],
      ['foaf:name', italian(name)],
    ],
  },
  {
    iri: contact,
    types: ['vcard:Organization', 'vcard:Kind', 'dcatapit:Organization'],
    says: [
      ['vcard:fn', italian(name)],
      ['vcard:hasEmail', { iri: `mailto:${mail}` }],
      ['vcard:hasURL', { iri: `${home}/` }],
    ],
  },
  {
    iri: licence.iri,
    types: ['dct:LicenseDocument', 'dcatapit:LicenseDocument'],
    says: [
      ['foaf:name', italian(licence.name)],
      ['dct:type', { iri: licence.type }],
    ],
  },
];

const dataSetNodes = (
  names: Names,
  dataSet: DataSet,
  { licence }: Publisher,
  { home, api }: CataloguePlace,
  changed: IsoDate,
): readonly RdfNode[] => {
  const { iri } = dataSetName(names, dataSet);
  const { id, title, description, theme, frequency, page, since, files } = dataSet;
  const period = `${iri}-periodo`;
  const fileName = ({ format, year }: DataFile): string =>
    [iri, format, ...(year === undefined ? [] : [year])].join('-');
  return [
    {
      iri,
      types: ['dcat:Dataset', 'dcatapit:Dataset'],
      says: [
        ['dct:identifier', plain(id)],
        ['dct:title', italian(title)],
        ['dct:description', italian(description)],
        ['dct:modified', onDay(changed)],
        ['dcat:theme', { iri: `${EUROPE}data-theme/${theme}` }],
        ['dct:accrualPeriodicity', { iri: `${EUROPE}frequency/${frequency}` }],
        ['dct:rightsHolder', { iri: names.agent }],
        ['dct:publisher', { iri: names.agent }],
        ['dct:language', ITALIAN],
        ['dcat:contactPoint', { iri: names.contact }],
        ['dcat:landingPage', { iri: `${home}${page}` }],
        ...(since === undefined ? [] : [['dct:temporal', { iri: period }] as const]),
        ['dcat:distribution', ...files.map((file) => ({ iri: fileName(file) }))],
      ],
    },
    ...(since === undefined
      ? []
      : [{ iri: period, types: ['dct:PeriodOfTime'], says: [['dcatapit:startDate', onDay(since)] as const] }]),
    ...files.map((file): RdfNode => {
      const { format, path, year } = file;
      return {
        iri: fileName(file),
        types: ['dcat:Distribution', 'dcatapit:Distribution'],
        says: [
          ['dct:title', italian(`${title}${year === undefined ? '' : `, ${year}`}: ${FORMAT_WORDS[format]}`)],
          ['dct:format', { iri: `${EUROPE}file-type/${format.toUpperCase()}` }],
          ['dcat:mediaType', { iri: `https://www.iana.org/assignments/media-types/${MEDIA_TYPES[format]}` }],
          ['dcat:accessURL', { iri: `${api}${path}` }],
          ['dcat:downloadURL', { iri: `${api}${path}` }],
          ['dct:license', { iri: licence.iri }],
          ['dct:modified', onDay(changed)],
        ],
      };
    }),
  ];
};
