import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_CHOICES } from '#core/catalogue/definition.ts';
import { pairsToQuery, type QueryPairs } from '#core/kernel/address.ts';
import { ADDRESSES } from '#core/navigation/addresses.ts';
import { pageQuery } from '#core/page-query.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { startDrawingService } from '#tests/support/drawing-service.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { addressesOf, type Description } from '#tests/tools/contract/description.ts';

// A page or file that never ends takes the memory of this process, or its test’s limit: both end the run as failed.
const ALL_LIMIT_MS = 600_000;
const AT_ONCE = 2;

/** Days, months, years, numbers of pages and sizes at the edge of what there is, and beyond it. */
const HOSTILE: readonly string[] = [
  '0',
  '-1',
  '9999',
  '9007199254740991',
  '0001-01',
  '9999-12',
  '2100-12',
  '9999-12-31',
  'a'.repeat(4_000),
];

let service: TestService;
beforeAll(async () => {
  service = await startDrawingService();
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

/** Every word of the rules that may be the name of a parameter: which of them a page reads, the page says. */
const WORDS = [
  ...new Set(
    readdirSync('core', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(join('core', file), 'utf8').match(/(?<=')[a-z][A-Za-z]{0,30}(?=')/gu) ?? []),
  ),
];

/** The queries that a route reads of a value, one for each parameter that it takes it from. */
const queriesOf = (route: Parameters<typeof pageQuery>[0], value: string): readonly QueryPairs[] => {
  const found: QueryPairs[] = [];
  let names: readonly string[] = WORDS;
  // Of two that exclude each other the page reads one: the other is found once that one is left out.
  for (let kept: QueryPairs; ; names = names.filter((name) => kept.every(([one]) => one !== name))) {
    kept = pageQuery(
      route,
      names.map((name) => [name, value]),
    );
    const taken = kept.filter(([name]) => names.includes(name));
    if (taken.length === 0) return found;
    found.push(...taken.map((pair) => [pair]));
  }
};

/**
 * Which hostile values are asked where: all of them at the first place of each sort, since the same code reads them at every
 * other; there one, each time the next.
 */
const dealer = (): ((sort: string, place: string, values: readonly string[]) => readonly string[]) => {
  const firstOf = new Map<string, string>();
  let turn = 0;
  return (sort, place, values) => {
    const first = firstOf.get(sort) ?? place;
    firstOf.set(sort, first);
    return first === place ? values : values.slice((turn += 1) % values.length).slice(0, 1);
  };
};

/** The parameters that a route reads, each with the values that it takes. */
const parametersOf = (route: Parameters<typeof pageQuery>[0]): ReadonlyMap<string, readonly string[]> => {
  const taken = new Map<string, readonly string[]>();
  for (const value of HOSTILE)
    for (const [name] of queriesOf(route, value).flat()) taken.set(name, [...(taken.get(name) ?? []), value]);
  return taken;
};

/** What reads a parameter: the choices of all lists are read by the same code. */
const readerOf = (name: string): string => (LIST_CHOICES.some((choice) => choice === name) ? 'choice' : name);

const RESERVED = ['farmerOnly', 'caaOnly', 'farmerWithOpenMandate', 'signedIn'];

/** Every page that anybody may open, with each parameter of its address and of its query that is hostile. */
const pages = (): readonly string[] => {
  const deal = dealer();
  return TABLE.routes
    .filter(({ audience, redirectTo }) => !RESERVED.includes(audience) && redirectTo === undefined)
    .flatMap((route) => {
      const { pattern, kind, id } = route;
      // Pages of their own kind have their code alone.
      const sort = kind === 'own' ? id : kind;
      const at = (value: string): string => pattern.replaceAll(/:\w+|\*/gu, value.slice(0, 400));
      const depth = pattern.match(/[:*]/gu)?.length ?? 0;
      // Campaigns have addresses of their own on the dashboard; elsewhere theirs is a name like others.
      const paths = (kind === 'dashboard' ? ['', 'campagna-'] : ['']).flatMap((before) =>
        deal(`${before} in ${depth} of ${sort}`, id, HOSTILE).map((value) => at(before + value)),
      );
      const queries = [...parametersOf(route)].flatMap(([name, values]) =>
        deal(`${readerOf(name)} of ${sort}`, id, values).map(
          (value) => `${at(value)}?${pairsToQuery([[name, value]])}`,
        ),
      );
      return [...paths, ...queries];
    });
};

const statusAt = async (address: string): Promise<number> => {
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
};

/** The addresses that are not answered, or by a fault of the service's own. */
const faultsAt = async (addresses: ReadonlySet<string>): Promise<readonly string[]> => {
  const [faults, left]: [string[], string[]] = [[], [...addresses]];
  const askInTurn = async (): Promise<void> => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const status = await statusAt(address).catch(String);
      if (typeof status === 'string' || status >= 500) faults.push(`${status} at ${address.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return faults;
};

describe('an address that nobody means well', () => {
  it('[LIST-03] [TERM-02] should be answered as every page, and stop nothing', { timeout: ALL_LIMIT_MS }, async () => {
    const asked = new Set(pages().map((path) => `${service.origin}/portale${path}`));
    expect([...asked].filter((one) => one.includes('mese=')).length).toBeGreaterThan(0);
    expect(asked.size).toBeGreaterThan(ADDRESSES.length);
    expect(await faultsAt(asked)).toEqual([]);
  });

  it(
    '[API-06] [LIST-18] should be answered as every file and list of the service',
    { timeout: ALL_LIMIT_MS },
    async () => {
      const document = (await (await fetch(`${service.api}/openapi.json`)).json()) as Description;
      const deal = dealer();
      const asked = new Set(
        addressesOf(document)
          .filter(({ method, isPrivate }) => method === 'GET' && !isPrivate)
          .flatMap(({ path, operation: { parameters = [] } }) => {
            const at = (value: string): string =>
              `${service.api}${path.replaceAll(/\{[^}]+\}/gu, value.slice(0, 400))}`;
            // Files of a format are written by the same code, and so are those that have none.
            const format = /\.\w+$/u.exec(path)?.[0] ?? 'json';
            const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
            return [
              ...deal(`in ${path.split('{').length} of ${format}`, path, HOSTILE).map(at),
              ...names.flatMap((name) =>
                deal(`${readerOf(name)} of ${format}`, path, HOSTILE).map(
                  (value) => `${at(value)}?${pairsToQuery([[name, value]])}`,
                ),
              ),
            ];
          }),
      );
      expect([...asked].filter((one) => one.includes('.ics')).length).toBeGreaterThan(0);
      expect(await faultsAt(asked)).toEqual([]);
    },
  );
});
