import { LISTS } from '#core/catalogue/definitions.ts';
import { APPLICATION_CALENDARS } from '#core/content/application-calendar.ts';
import { GROUP_PATHS, PATHS, TREE_PATHS } from '#adapters/http/contract/addresses.ts';
import { requestOf } from '#adapters/http/contract/calls.ts';
import { companyFileCalls } from '#adapters/http/contract/company-file.ts';
import { contentRedirectCalls } from '#adapters/http/contract/content-redirects.ts';
import { openDataCatalogue } from '#adapters/http/contract/open-data.ts';
import { paymentCalls } from '#adapters/http/contract/payments.ts';
import { producerCalls } from '#adapters/http/contract/producers.ts';
import { reservedFileCalls } from '#adapters/http/contract/reserved-files.ts';
import { sessionCalls } from '#adapters/http/contract/session.ts';
import type { Call } from './caller.ts';
import { type Address, namesIn } from './description.ts';

/** Whose tokens there are: a farmer's, an operator's of an assistance centre, both or none. */
export interface Tokens {
  readonly farmer?: string | undefined;
  readonly operator?: string | undefined;
}

/** Finds sensible values for the parameters of an address in the answers of the service itself. */
export interface Examples {
  /** The address with values in it; undefined when the service has nothing that it could be asked about. */
  of(address: Address): Promise<string | undefined>;
}

const CENTRE = '/private/caa';
const isOpenData = (path: string): boolean => path.startsWith(openDataCatalogue.path);
/** What stands before the parameters of a path. */
const fixedPart = ({ path }: { readonly path: string }): string => path.slice(0, path.indexOf('/:'));
const PRODUCER = fixedPart(producerCalls.detail);
const RESERVED_DOCUMENTS = fixedPart(reservedFileCalls.document);
const sheetOf = (cuaa: string): string => requestOf(companyFileCalls['validation-sheet'], { cuaa }).path;
/** The calendar of an entry, below the name of its list. */
const CALENDAR = /^\/exports(\/[\w-]+)\/[^/]+\/calendar\.ics$/u;
/** The kind of notifications of a farmer. */
const FARMER = 'AGRI';
/** Heads of pages that are in both areas (API-10). */
const HERO = 'supporto';

/** The token with which a private address is asked; undefined when it was not given. */
export const tokenFor = ({ path }: Address, { farmer, operator }: Tokens): string | undefined =>
  path.startsWith(CENTRE) ? operator : farmer;

const at = (value: unknown, ...keys: readonly (string | number)[]): unknown => {
  let found = value;
  for (const key of keys)
    found = typeof found === 'object' && found !== null ? (Reflect.get(found, key) as unknown) : undefined;
  return found;
};

const filled = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && String(value) !== '' ? String(value) : undefined;

/** Values found by asking, each question asked once. */
export const examplesFrom = (call: Call, tokens: Tokens): Examples => {
  const answers = new Map<string, Promise<unknown>>();
  const ask = (path: string, token?: string): Promise<unknown> => {
    const known = answers.get(path) ?? call(path, { token }).then(({ json }) => json);
    answers.set(path, known);
    return known;
  };
  const cuaa = async (): Promise<string | undefined> =>
    filled(at(await ask(sessionCalls.companies.path, tokens.farmer), 0, 'cuaa'));
  const client = async (field: string): Promise<string | undefined> =>
    filled(at(await ask(producerCalls.list.path, tokens.operator), 'results', 0, field));

  /** The first of a list that has the day which people wait for. */
  const datedOf = async (list: string): Promise<string | undefined> => {
    const found = at(await ask(`${list}?pageSize=100`), 'results');
    const entries = Array.isArray(found) ? found : [];
    const dated = entries.find((one: unknown) => filled(at(one, 'deadline') ?? at(one, 'eventDate')) !== undefined);
    if (dated !== undefined) return filled(at(dated, 'friendlyUrl'));
    // Services have the days of their campaign on their own page.
    for (const entry of entries) {
      const slug = filled(at(entry, 'friendlyUrl'));
      if (slug !== undefined && filled(at(await ask(`${list}/${slug}`), 'terms', 0, 'day')) !== undefined) return slug;
    }
    return undefined;
  };

  /** The first market payment that can be asked for until a day. */
  const datedAid = async (): Promise<string | undefined> => {
    const helps = await ask(GROUP_PATHS['ocm-payments-helps']);
    for (const help of Array.isArray(helps) ? helps : []) {
      const slug = filled(at(help, 'friendlyUrl'));
      if (slug !== undefined && at(await ask(`/pages/${slug}`), 'closesOn') !== undefined) return slug;
    }
    return undefined;
  };

  /** The entry that stands first in the list above an address. */
  const entryOf = async (address: Address): Promise<string | undefined> => {
    const [, dated] = CALENDAR.exec(address.path) ?? [];
    if (dated !== undefined) return datedOf(dated);
    const above = address.path.slice(0, address.path.lastIndexOf('/'));
    if (address.path.startsWith(PRODUCER)) return client('friendlyUrl');
    const list = await ask(above, tokenFor(address, tokens));
    return filled(at(list, 'results', 0, 'friendlyUrl') ?? at(list, 0, 'friendlyUrl'))
      ?.split('/')
      .at(-1);
  };

  /** Companies of the caller: a farmer's own, or the clients of a centre. */
  const companies = async (address: Address): Promise<readonly string[]> => {
    const isCentre = address.path.startsWith(CENTRE);
    const list = isCentre
      ? at(await ask(producerCalls.list.path, tokens.operator), 'results')
      : await ask(sessionCalls.companies.path, tokens.farmer);
    return (Array.isArray(list) ? list : []).flatMap((one: unknown) => filled(at(one, 'cuaa')) ?? []);
  };

  /** The first company that has something in a list of its own, and that: `list` holds `{cuaa}`. */
  const inCompany = async (
    address: Address,
    list: string,
    field: string,
    isWanted: (entry: unknown) => boolean = () => true,
  ): Promise<readonly [company: string, value: string] | undefined> => {
    for (const company of await companies(address)) {
      const entries = await ask(list.replace('{cuaa}', company), tokenFor(address, tokens));
      for (const entry of Array.isArray(entries) ? entries : []) {
        const value = filled(at(entry, field));
        if (value !== undefined && isWanted(entry)) return [company, value];
      }
    }
    return undefined;
  };

  /** The record of a company, or the year of its payments, that an address is about. */
  const recordOf = (address: Address): Promise<readonly [company: string, value: string] | undefined> => {
    const [list = ''] = address.path.split('/{entry}');
    // A letter comes with a payment that was made, documents with an application that was submitted.
    const isPaid = (entry: unknown): boolean => at(entry, 'statementYear') !== undefined;
    const isSubmitted = (entry: unknown): boolean => filled(at(entry, 'submittedOn')) !== undefined;
    const wanted = address.path.endsWith('/letter') ? isPaid : documentIn(address) ? isSubmitted : undefined;
    return address.path.includes('/{entry}')
      ? inCompany(address, list, 'id', wanted)
      : inCompany(address, address.path.replace(/payments-statement.*$/u, 'payments/{cuaa}'), 'statementYear');
  };
  const documentIn = ({ path }: Address): boolean => path.endsWith('/documents/{document}');
  /** The first document of the application that an address is about. */
  const documentOf = async (address: Address): Promise<string | undefined> => {
    const [company = '', entry = ''] = (await recordOf(address)) ?? [];
    const path = address.path.replace('/documents/{document}', '').replace('{cuaa}', company).replace('{entry}', entry);
    return filled(at(await ask(path, tokenFor(address, tokens)), 'detail', 'documents', 0, 'id'));
  };
  const isOfRecord = ({ path }: Address): boolean =>
    path.includes('/{entry}') || (path.includes('/{year}') && !isOpenData(path));

  /** The first data set, with a year of it where the address has one. */
  const dataSetOf = async ({ path }: Address): Promise<readonly (string | undefined)[]> => {
    const sets = at(await ask(openDataCatalogue.path), 'dataSets');
    for (const set of Array.isArray(sets) ? sets : []) {
      const files = at(set, 'files');
      const [year] = (Array.isArray(files) ? files : []).flatMap((file: unknown) => filled(at(file, 'year')) ?? []);
      if (year !== undefined || !path.includes('/{year}')) return [filled(at(set, 'id')), year];
    }
    return [];
  };

  const restOf = async ({ path }: Address): Promise<string | undefined> => {
    if (path.startsWith(APPLICATION_CALENDARS)) return datedAid();
    if (path.startsWith(PATHS.transparency))
      return filled(at(await ask(TREE_PATHS['transparent-administration']), 0, 'href'))
        ?.split('/')
        .slice(2)
        .join('/');
    return filled(at(await ask(GROUP_PATHS['direct-payments']), 0, 'friendlyUrl'));
  };

  const campaign = async (field: 'annoCampagna' | 'divisione' | 'programmazione'): Promise<string | undefined> => {
    const first = at(await ask(paymentCalls.campaigns.path), 0);
    const divisions = at(first, 'divisioni');
    const direct = Array.isArray(divisions)
      ? divisions.find((one: unknown) => at(one, 'aiutiDiretti') === true)
      : undefined;
    return filled(at(field === 'annoCampagna' ? first : direct, field));
  };

  /** Type and name of a document that only the reserved area has. */
  const reservedDocument = async (): Promise<readonly string[]> => {
    const forms = at(await ask('/private/forms?pageSize=100', tokens.farmer), 'results');
    const addresses = Array.isArray(forms)
      ? forms.map((form: unknown) => filled(at(form, 'document', 'contentUrl')) ?? '')
      : [];
    return (
      addresses
        .find((address) => address.includes(`${RESERVED_DOCUMENTS}/`))
        ?.split('/')
        .slice(-2) ?? []
    );
  };

  const valueOf = async (address: Address, name: string): Promise<string | undefined> => {
    switch (name) {
      case 'friendlyUrl':
        return entryOf(address);
      case 'dataSet':
        return (await dataSetOf(address))[0];
      case 'slug':
        return HERO;
      case 'path':
        // A whole path is asked about, not a part of the address.
        return address.path === contentRedirectCalls.find.path ? `/${(await restOf(address)) ?? ''}` : restOf(address);
      case 'as':
        return address.path.startsWith(CENTRE) ? 'caa' : 'farmer';
      case 'context':
        return LISTS.regulations.context;
      case 'search':
        return filled(at(await ask('/regulations'), 'results', 0, 'title'))?.match(/\p{L}{5,}/u)?.[0];
      case 'yearCampaign':
        return campaign('annoCampagna');
      case 'department':
        return campaign('divisione');
      case 'planning':
        return campaign('programmazione');
      case 'intervention': {
        const query = await queryOf({ ...address, path: paymentCalls.interventions.path });
        return filled(at(await ask(`${paymentCalls.interventions.path}?${query ?? ''}`), 0, 'codiceIntervento'));
      }
      case 'region': {
        const query = await queryOf({ ...address, path: paymentCalls.regions.path });
        return filled(at(await ask(`${paymentCalls.regions.path}?${query ?? ''}`), 0, 'regione'));
      }
      case 'kind': {
        const { schema } = address.operation.parameters?.find((one) => one.name === name) ?? {};
        const values: readonly string[] = schema?.enum ?? [];
        return values.length === 0 || values.includes(FARMER) ? FARMER : values[0];
      }
      case 'id':
        return cuaa();
      case 'entry':
        return (await recordOf(address))?.[1];
      case 'year':
        return (isOpenData(address.path) ? await dataSetOf(address) : await recordOf(address))?.[1];
      case 'document':
        return documentOf(address);
      case 'cuaa':
        if (isOfRecord(address)) return (await recordOf(address))?.[0];
        return address.path.startsWith(CENTRE) ? client('cuaa') : cuaa();
      case 'idScva':
        return filled(at(await ask(sheetOf((await cuaa()) ?? ''), tokens.farmer), 'idScva'));
      case 'type':
        return (await reservedDocument())[0];
      case 'file':
        return (await reservedDocument())[1];
      case 'isCaa':
      case 'isCAA':
        return 'false';
      default:
        return undefined;
    }
  };

  /** Parameters that must be there, and those without which a dashboard has nothing to say. */
  const queryOf = async (address: Address): Promise<string | undefined> => {
    const wanted = (address.operation.parameters ?? []).filter(
      (one) => one.in === 'query' && (one.required === true || ['planning', 'isCaa', 'isCAA'].includes(one.name)),
    );
    const pairs: string[] = [];
    for (const { name, required } of wanted) {
      const value = await valueOf(address, name);
      if (value === undefined && required === true) return undefined;
      if (value !== undefined) pairs.push(`${name}=${encodeURIComponent(value)}`);
    }
    return pairs.join('&');
  };

  return {
    of: async (address) => {
      let { path } = address;
      for (const name of namesIn(address, 'path')) {
        const value = await valueOf(address, name);
        if (value === undefined) return undefined;
        path = path.replace(
          `{${name}}`,
          name === 'path' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value),
        );
      }
      const query = await queryOf(address);
      return query === undefined ? undefined : `${path}${query === '' ? '' : `?${query}`}`;
    },
  };
};
