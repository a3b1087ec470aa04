import { FIRST_DAY, type IsoDate } from '#core/kernel/iso-date.ts';
import {
  type DataSet,
  FORMAT_WORDS,
  type FileFormat,
  newestChange,
  type OpenCatalogue,
  type Publisher,
} from './data-set.ts';
import type { RdfGraph, RdfNode, RdfStatements, RdfValue } from './rdf.ts';

/** Where the portal is, for addresses that must hold outside of it; without a slash at the end. */
export interface CatalogueAddresses {
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

/** The catalogue as the national one harvests it (DCAT-AP_IT): catalogue, data sets, files, publisher and licence (DATI-03). */
export const dcatOf = ({ publisher, dataSets }: OpenCatalogue, addresses: CatalogueAddresses): RdfGraph => {
  const catalogue = `${addresses.home}${addresses.page}`;
  // What says nothing of its changes has not changed since the catalogue did.
  const modified = newestChange(dataSets) ?? FIRST_DAY;
  const own = publisherNodes(catalogue, publisher, addresses);
  const { agent, contact, licence } = own;
  return {
    prefixes: PREFIXES,
    nodes: [
      {
        iri: catalogue,
        types: ['dcat:Catalog', 'dcatapit:Catalog'],
        says: {
          'dct:title': italian(`${addresses.title} - ${publisher.name}`),
          'dct:description': italian(addresses.description),
          'dct:publisher': named(agent.iri),
          'dct:modified': onDay(modified),
          'dct:language': ITALIAN,
          'dcat:themeTaxonomy': named(`${EUROPE}data-theme`),
          'foaf:homepage': named(catalogue),
          'dct:license': named(licence.iri),
          'dcat:dataset': dataSets.flatMap(({ id }) => named(`${catalogue}#${id}`)),
        },
      },
      ...Object.values(own),
      ...dataSets.flatMap((dataSet) => {
        const iri = `${catalogue}#${dataSet.id}`;
        const files = fileNodes(iri, dataSet, addresses.api, {
          'dct:license': named(licence.iri),
          'dct:modified': onDay(dataSet.changed ?? modified),
        });
        const { period, says } = dataSetStatements(iri, dataSet, addresses);
        return [
          {
            iri,
            types: ['dcat:Dataset', 'dcatapit:Dataset'],
            says: {
              ...says,
              'dct:modified': onDay(dataSet.changed ?? modified),
              'dct:rightsHolder': named(agent.iri),
              'dct:publisher': named(agent.iri),
              'dcat:contactPoint': named(contact.iri),
              'dcat:distribution': files.flatMap((file) => named(file.iri)),
            },
          },
          ...period,
          ...files,
        ];
      }),
    ],
  };
};

// Helpers

const named = (iri: string): readonly RdfValue[] => [{ '@id': iri }];
const italian = (text: string): readonly RdfValue[] => [{ '@value': text, '@language': 'it' }];
const plain = (text: string): readonly RdfValue[] => [{ '@value': text }];
const onDay = (day: IsoDate): readonly RdfValue[] => [{ '@value': day, '@type': 'xsd:date' }];
const ITALIAN = named(`${EUROPE}language/ITA`);

const publisherNodes = (catalogue: string, { name, code, mail, licence }: Publisher, { home }: CatalogueAddresses) => ({
  agent: {
    iri: `${catalogue}#ente`,
    types: ['foaf:Agent', 'dcatapit:Agent'],
    says: { 'dct:identifier': plain(code), 'foaf:name': italian(name) },
  },
  contact: {
    iri: `${catalogue}#recapito`,
    types: ['vcard:Organization', 'vcard:Kind', 'dcatapit:Organization'],
    says: {
      'vcard:fn': italian(name),
      'vcard:hasEmail': named(`mailto:${mail}`),
      'vcard:hasURL': named(`${home}/`),
    },
  },
  licence: {
    iri: licence.iri,
    types: ['dct:LicenseDocument', 'dcatapit:LicenseDocument'],
    says: { 'foaf:name': italian(licence.name), 'dct:type': named(licence.type) },
  },
});

/** What a data set says of itself, and the time of which it has data where that is known. */
const dataSetStatements = (
  iri: string,
  { id, title, description, theme, frequency, page, since }: DataSet,
  { home }: CatalogueAddresses,
): { readonly period: readonly RdfNode[]; readonly says: RdfStatements } => {
  const period = `${iri}-periodo`;
  return {
    period:
      since === undefined
        ? []
        : [{ iri: period, types: ['dct:PeriodOfTime'], says: { 'dcatapit:startDate': onDay(since) } }],
    says: {
      'dct:identifier': plain(id),
      'dct:title': italian(title),
      'dct:description': italian(description),
      'dcat:theme': named(`${EUROPE}data-theme/${theme}`),
      'dct:accrualPeriodicity': named(`${EUROPE}frequency/${frequency}`),
      'dct:language': ITALIAN,
      'dcat:landingPage': named(`${home}${page}`),
      ...(since === undefined ? {} : { 'dct:temporal': named(period) }),
    },
  };
};

const fileNodes = (iri: string, { title, files }: DataSet, api: string, says: RdfStatements): readonly RdfNode[] =>
  files.map(({ format, path, year }) => ({
    iri: [iri, format, ...(year === undefined ? [] : [year])].join('-'),
    types: ['dcat:Distribution', 'dcatapit:Distribution'],
    says: {
      'dct:title': italian(`${title}${year === undefined ? '' : `, ${year}`}: ${FORMAT_WORDS[format]}`),
      'dct:format': named(`${EUROPE}file-type/${format.toUpperCase()}`),
      'dcat:mediaType': named(`https://www.iana.org/assignments/media-types/${MEDIA_TYPES[format]}`),
      'dcat:accessURL': named(`${api}${path}`),
      'dcat:downloadURL': named(`${api}${path}`),
      ...says,
    },
  }));
