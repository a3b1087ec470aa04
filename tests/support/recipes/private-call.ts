import { expect } from 'vitest';
import type * as RepositoriesModule from '#adapters/http/client/repositories.ts';
import { before, behind, type Edit, type Recipe } from './recipe.ts';

const OWN: readonly Edit[] = [
  {
    file: 'core/company-file/herd-repository.ts',
    text: `import { portKey } from '#core/kernel/port-key.ts';

/** The animals of companies. */
export interface HerdRepository {
  /** How many a company has. */
  headsOf(cuaa: string): Promise<{ readonly heads: number }>;
}
export const HerdRepository = portKey<HerdRepository>('HerdRepository');
`,
  },
  {
    file: 'adapters/http/contract/herd.ts',
    text: `import * as z from 'zod/mini';
import { get } from './calls.ts';
import { record } from './codecs.ts';
import { company } from './params.ts';

export const herdCalls = {
  heads: get('/private/file/herd/:cuaa', { params: company, keyed: true, answers: record({ heads: z.number() }) }),
} as const;
`,
  },
  {
    file: 'adapters/http/server/routes/herd.ts',
    text: `import type { HerdRepository } from '#core/company-file/herd-repository.ts';
import { herdCalls } from '#adapters/http/contract/herd.ts';
import { described } from '../description/described-calls.ts';
import { companyWords } from '../description/parameters.ts';
import type { Api } from './api.ts';
import { serve } from './serve.ts';

const calls = described(herdCalls, {
  tag: 'Fascicolo aziendale',
  parameters: companyWords,
  calls: { heads: { name: 'getHerd', summary: 'Capi allevati' } },
});

export const addHerd = (api: Api, herds: HerdRepository): void =>
  serve(api, calls.heads, async ({ cuaa }, { user }, request) => {
    await api.access.actFor(user, cuaa, request, 'farmer');
    return herds.headsOf(cuaa);
  });
`,
  },
  {
    file: 'adapters/storage/postgres/reserved/herd-repository.ts',
    text: `import type { HerdRepository } from '#core/company-file/herd-repository.ts';
import type { Database } from '../connection/database.ts';

export const postgresHerds = (db: Database): HerdRepository => ({
  headsOf: async (cuaa) => {
    const [row] = await db.query<{ heads: number }>(
      'select count(*)::integer as heads from company_holder where cuaa = $1',
      [cuaa],
    );
    return { heads: row?.heads ?? 0 };
  },
});
`,
  },
  {
    file: 'adapters/http/client/herd.ts',
    text: `import type { HerdRepository } from '#core/company-file/herd-repository.ts';
import { herdCalls } from '#adapters/http/contract/herd.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

export const httpHerds = (http: Http): HerdRepository => {
  const calls = callsOf(http, herdCalls);
  return { headsOf: (cuaa) => calls.heads({ cuaa }) };
};
`,
  },
];

const IMPORT = "import { HerdRepository } from '#core/company-file/herd-repository.ts';\n";

/** Imports the port, before another that is imported there too. */
const importing = (file: string): Edit =>
  before(file, "import { AccessLogRepository } from '#core/company-file/access-log-repository.ts';\n", IMPORT);

const LINES: readonly Edit[] = [
  importing('adapters/http/server/routes/register.ts'),
  before('adapters/http/server/routes/register.ts', 'import { addHeroes }', "import { addHerd } from './herd.ts';\n"),
  before(
    'adapters/http/server/routes/register.ts',
    '  addReservedFiles(',
    '  addHerd(api, composition.get(HerdRepository));\n',
  ),
  importing('adapters/storage/postgres/bindings.ts'),
  before(
    'adapters/storage/postgres/bindings.ts',
    'import { PostgresClientMailbox }',
    "import { postgresHerds } from './reserved/herd-repository.ts';\n",
  ),
  before(
    'adapters/storage/postgres/bindings.ts',
    '  binding(SheetOwners,',
    '  binding(HerdRepository, [Database], postgresHerds),\n',
  ),
  importing('adapters/http/client/ports.ts'),
  before('adapters/http/client/ports.ts', '  companies: CompanyRepository,\n', '  herds: HerdRepository,\n'),
  before(
    'adapters/http/client/reserved-area.ts',
    "import { httpDesk } from './desk.ts';\n",
    "import { httpHerds } from './herd.ts';\n",
  ),
  behind('adapters/http/client/reserved-area.ts', '    desk: httpDesk(http),\n', '    herds: httpHerds(http),\n'),
  importing('tests/support/memory-storage.ts'),
  before(
    'tests/support/memory-storage.ts',
    '    binding(SheetOwners,',
    '    binding(HerdRepository, [], () => ({ headsOf: async () => ({ heads: 0 }) })),\n',
  ),
];

const ANNAS = 'BNCNNA80A41H501R';

export const PRIVATE_CALL: Recipe = {
  name: 'A private call on a port of its own',
  edits: [...OWN, ...LINES],
  see: async ({ site: { service }, load }) => {
    const { makeRepositories } = await load<typeof RepositoriesModule>('adapters/http/client/repositories.ts');
    const headsAs = async (who: 'anna.bianchi' | 'marco.rinaldi'): Promise<unknown> => {
      const token = await service.tokenOf(who);
      const client: object = makeRepositories({
        apiBase: service.api,
        isForeign: false,
        imageBase: '',
        bearer: { token: () => token, refresh: async () => undefined },
        logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
        prepare: undefined,
        listener: undefined,
      });
      const { herds } = client as { readonly herds: { readonly headsOf: (cuaa: string) => Promise<unknown> } };
      return herds.headsOf(ANNAS);
    };
    expect(await headsAs('anna.bianchi')).toEqual({ heads: 1 });
    await expect(headsAs('marco.rinaldi')).rejects.toThrow();
  },
};
