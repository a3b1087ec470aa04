import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';
import { addressesOf, ownDescription, type Description } from '#tests/tools/contract/description.ts';

// The published document as others take it: their validators, their linter, a client that another generator makes of it.

const inPython = (...args: readonly string[]) => spawnSync('python3', args, { encoding: 'utf8' });
const isValidatorHere = (): boolean => inPython('-c', 'import openapi_spec_validator').status === 0;

let description: Description;
let folder = '';
beforeAll(async () => {
  description = await ownDescription();
  mkdirSync('.tmp', { recursive: true });
  folder = mkdtempSync(resolve('.tmp', 'cliente-'));
  writeFileSync(join(folder, 'documento.json'), JSON.stringify(description));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every object of a document. */
const objectsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? below : [value as Readonly<Record<string, unknown>>, ...below];
};

const operations = () => addressesOf(description).map(({ path, operation }) => ({ path, ...operation }));

describe('the published document', () => {
  it('[API-18] should be what the scheme of OpenAPI 3.1 says', async () => {
    const validator = new Validator();
    const outcome = await validator.validate({ ...description });
    expect(outcome.errors).toBeUndefined();
    expect([outcome.valid, validator.version]).toEqual([true, '3.1']);
  });

  it.skipIf(!isValidatorHere())(
    '[API-18] should leave the validator of those who write Python nothing to refuse, where it is installed',
    () => {
      const { status, stdout, stderr } = inPython('-m', 'openapi_spec_validator', join(folder, 'documento.json'));
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain('OK');
    },
  );

  it('[API-18] should give the linter nothing to find', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(description), config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
    ).toEqual([]);
  });

  it('[API-18] should say what days, numbers and states are, and promise nothing of the fields to come', () => {
    const text = JSON.stringify(description);
    expect([...text.matchAll(/"format":"date"/gu)].length).toBeGreaterThan(100);
    const numbers = objectsIn(description).filter(({ type }) => type === 'number' || type === 'integer');
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter(({ format }) => format === undefined)).toEqual([]);
    expect(text).toContain('Valori noti: VALIDO');
    const { schemas } = (description as unknown as { components: { schemas: Record<string, unknown> } }).components;
    const answered = [
      ...operations().map(({ path, responses }) => [path, responses] as const),
      ...Object.entries(schemas).filter(([name]) => !name.endsWith('Input')),
    ];
    const closed = answered.filter(([, shape]) =>
      objectsIn(shape).some((one) => one['additionalProperties'] === false),
    );
    expect(closed.map(([name]) => name)).toEqual([]);
  });

  it('[API-18] should say what each heading gathers', () => {
    const { tags } = description as unknown as { readonly tags: readonly { readonly name: string }[] };
    const used = operations().flatMap((one) => (one as unknown as { readonly tags: readonly string[] }).tags);
    expect(used.filter((tag) => !tags.some(({ name }) => name === tag))).toEqual([]);
  });

  it('[API-18] should name every operation once, as a person would call it', () => {
    const names = operations().map(({ operationId }) => operationId ?? '');
    expect(
      names.filter((name) => !/^(?:get|search|complete|find|count|is|save|send|rate|mark)[A-Z][A-Za-z]+$/u.test(name)),
    ).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'getRegulations',
        'getRegulation',
        'searchPortal',
        'getMyPayments',
        'getMyPaymentsByQuery',
      ]),
    );
  });

  it('[API-18] should say where it is served, and of every operation whether a token is needed', () => {
    expect(description.servers?.map(({ url }) => url)).toEqual(['/api']);
    for (const { path, security, requestBody } of operations()) {
      const open = requestBody === undefined ? [] : [{}];
      expect([path, security]).toEqual([path, path.startsWith('/private/') ? [{ accesso: [] }] : open]);
    }
  });

  it('[API-18] should say in words what every property is', () => {
    const fields = objectsIn(description).flatMap(({ properties }) =>
      typeof properties === 'object' && properties !== null ? Object.entries(properties) : [],
    );
    expect(fields.length).toBeGreaterThan(500);
    const silent = fields.filter(
      ([, field]) => !/\p{L}{2}/u.test((field as { description?: string }).description ?? ''),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
    expect(JSON.stringify(description)).not.toContain('x-fields');
  });

  it('[API-18] should give parameters their types, in words, and no pattern that only one language reads', () => {
    const TYPES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      page: { type: 'integer' },
      pageSize: { type: 'integer' },
      limit: { type: 'integer' },
      yearCampaign: { type: 'integer' },
      publicationDateFrom: { type: 'string', format: 'date' },
      eventDateTo: { type: 'string', format: 'date' },
      unreadOnly: { type: 'boolean' },
      isCaa: { type: 'boolean' },
    };
    for (const { path, parameters = [] } of operations())
      for (const { name, description: words = '', schema } of parameters) {
        expect([path, name, words !== '' && words !== name]).toEqual([path, name, true]);
        expect(schema).toMatchObject(TYPES[name] ?? {});
        expect(/^[\w-]+$/u.test(name)).toBe(true);
      }
    const search = operations().find(({ operationId }) => operationId === 'searchPortal');
    expect(search?.parameters?.find(({ name }) => name === 'type')?.schema?.enum).toContain('NORMATIVE');
    const patterns = [...JSON.stringify(description).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/gu)].map(
      ([, text = '']) => text,
    );
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((text) => /\\\\[pPkK]|\\\\u\{|\(\?<|\\\\0/u.test(text))).toEqual([]);
  });

  it('[API-18] should show what is sent, with an example of each body', () => {
    const bodies = operations().flatMap(({ requestBody }) =>
      requestBody === undefined ? [] : Object.values(requestBody.content),
    );
    expect(bodies.length).toBeGreaterThanOrEqual(4);
    for (const { example } of bodies) expect(example).toBeDefined();
  });
});

/** What is called of the generated client; its own types are checked by the compiler below. */
interface Client {
  readonly defaults: { baseUrl: string; headers?: Readonly<Record<string, string>> };
  readonly [operation: string]: unknown;
}

describe('a client generated from it', () => {
  let service: TestService;
  let client: Client;
  beforeAll(async () => {
    service = await sharedService();
    const file = join(folder, 'cliente.ts');
    writeFileSync(file, await generateSource(join(folder, 'documento.json'), { futureStripLegacyMethods: true }));
    client = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Client;
    client.defaults.baseUrl = service.api;
  }, SERVICE_START_LIMIT_MS);
  afterAll(() => service.stop());

  const call = async (name: string, ...args: readonly unknown[]): Promise<{ status: number; data: unknown }> =>
    (client[name] as (...given: readonly unknown[]) => Promise<{ status: number; data: unknown }>)(...args);

  it('[API-18] should be whole for the compiler, and know every operation', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        'node_modules/typescript/bin/tsc',
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--target',
        'es2022',
        '--module',
        'nodenext',
        '--types',
        'node',
        join(folder, 'cliente.ts'),
      ],
      { encoding: 'utf8' },
    );
    expect([stdout, status]).toEqual(['', 0]);
    expect(operations().filter(({ operationId = '' }) => typeof client[operationId] !== 'function')).toEqual([]);
  });

  it('[API-18] should read lists with typed parameters, a thing, a page of several segments, results', async () => {
    const list = await call('getRegulations', { page: 2, pageSize: 4, sort: 'ASC', publicationDateFrom: '2020-01-01' });
    expect([list.status, (list.data as { results: readonly unknown[] }).results.length]).toEqual([200, 4]);
    const { friendlyUrl } = (list.data as { results: readonly { friendlyUrl: string }[] }).results[0] ?? {
      friendlyUrl: '',
    };
    expect((await call('getRegulation', friendlyUrl)).status).toBe(200);
    const several = await call('getRegulations', { categories: ['circolare', 'ocm'] });
    expect(several.status).toBe(200);
    expect((await call('getPage', 'agenzia/direttore')).status).toBe(200);
    expect((await call('searchPortal', 'domanda', { $type: 'NORMATIVE' })).status).toBe(200);
    expect((await call('getRegulations', { page: 0 })).status).toBe(400);
  });

  it('[API-18] should read with a token what is reserved, and be refused without', async () => {
    expect((await call('getMyCompanies')).status).toBe(401);
    client.defaults.headers = { authorization: `Bearer ${await service.tokenOf('anna.bianchi')}` };
    const companies = await call('getMyCompanies');
    const cuaa = (companies.data as readonly { cuaa: string }[])[0]?.cuaa ?? '';
    const [inPath, inQuery] = [await call('getMyPayments', cuaa), await call('getMyPaymentsByQuery', cuaa)];
    expect([inPath.status, inQuery.status]).toEqual([200, 200]);
    expect(inQuery.data).toEqual(inPath.data);
  });
});
