import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryCompanyFileRepository } from '#adapters/storage/memory/company-file.ts';
import {
  COMPANY_FILE_TABS,
  type CompanyFilePart,
  type CompanyFileParts,
  type CompanyFileTab,
} from '#core/company-file/company-file.ts';
import type { CompanyFileFailure, CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import { noCompanyFile, PART_FAILURE_SENTENCES, type CompanyFileState } from '#core/company-file/company-file-state.ts';
import { makeOpenCompanyFile, makeReloadCompanyFilePart } from '#core/company-file/open-company-file.ts';
import { fail, type Result } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { recordingCell } from '#tests/support/cells.ts';
import { recordingLogger } from '#tests/support/logger.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { RUNS } from '#tests/support/property.ts';

/** A thousand schedules may take long on a busy machine. */
const PATIENCE_MS = 60_000;

const ANNA = 'BNCNNA80A41H501R';
const VINES = '01234560017';

describe('OpenCompanyFile', () => {
  it('[PAGE-07] should ask for nothing while no company is selected', async () => {
    const { open, asked, cell } = stage();
    await open(undefined, 'personal-data');
    expect(asked).toEqual([]);
    expect(cell.read().kind).toBe('none');
  });

  it('[PAGE-07] should ask for header, alerts and the open tab of the selected company, side by side', async () => {
    const { open, asked, cell } = stage();
    const opening = open(ANNA, 'bank-accounts');
    expect(asked).toEqual([`${ANNA} header`, `${ANNA} alerts`, `${ANNA} bank-accounts`]);
    await opening;
    expect(kindsOf(cell.read())).toEqual({
      header: 'shown',
      alerts: 'shown',
      'personal-data': 'waiting',
      'bank-accounts': 'shown',
      contracts: 'waiting',
      'validation-sheet': 'waiting',
    });
  });

  it('should ask for each part once, however often its tab is opened', async () => {
    const { open, asked } = stage();
    await Promise.all([open(ANNA, 'contracts'), open(ANNA, 'contracts')]);
    await open(ANNA, 'contracts');
    await open(ANNA, 'validation-sheet');
    expect(asked).toEqual([`${ANNA} header`, `${ANNA} alerts`, `${ANNA} contracts`, `${ANNA} validation-sheet`]);
  });

  it('[PAGE-07] should drop everything once no company is selected any more', async () => {
    const { open, cell } = stage();
    await open(ANNA, 'personal-data');
    await open(undefined, 'personal-data');
    expect(cell.read().kind).toBe('none');
  });

  it('[FILE-09] should leave the other parts standing when one is refused', async () => {
    const { open, cell } = stage((name) =>
      name === 'alerts' ? Promise.resolve(fail('company-file.forbidden')) : undefined,
    );
    await open(ANNA, 'personal-data');
    expect(kindsOf(cell.read())).toMatchObject({ header: 'shown', alerts: 'failed', 'personal-data': 'shown' });
    expect(stateOf(cell.read(), 'alerts')).toEqual({
      kind: 'failed',
      failure: 'company-file.forbidden',
      status: undefined,
    });
  });

  it('[FILE-09] [ERR-06] should log a fault without naming the company, and stop waiting', async () => {
    const { open, cell, logger } = stage((name) =>
      name === 'personal-data' ? Promise.reject(new ServiceError('refused', { status: 503 })) : undefined,
    );
    await open(ANNA, 'personal-data');
    expect(stateOf(cell.read(), 'personal-data')).toEqual({
      kind: 'failed',
      failure: 'company-file.unreachable',
      status: 503,
    });
    expect(logger.lines).toEqual([
      { level: 'error', message: expect.any(String), facts: { part: 'personal-data', status: 503 } },
    ]);
    expect(JSON.stringify(logger.lines)).not.toContain(ANNA);
  });

  it('[FILE-09] should say of every kind of failure something of its own', () => {
    const sentences = Object.values(PART_FAILURE_SENTENCES);
    expect(new Set(sentences).size).toBe(3);
  });

  it(
    '[NAV-25] [PAGE-07] should show nothing of a former company, in whatever order the answers arrive',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.array(anyStep(), { minLength: 1, maxLength: 7 }),
          async (scheduler, steps) => {
            const { open, cell, asked } = stage(undefined, scheduler);
            const sequence = scheduler.scheduleSequence(
              steps.map(({ cuaa, tab }) => async () => {
                // Not awaited: people click before the service has answered.
                void open(cuaa, tab);
              }),
            );
            await scheduler.waitAll();
            await sequence.task;

            for (const state of cell.states) expect(strangersIn(state)).toEqual([]);
            const last = steps.at(-1);
            const end = cell.read();
            if (last?.cuaa === undefined) expect(end.kind).toBe('none');
            else expect(kindsOf(end)).toMatchObject({ header: 'shown', alerts: 'shown', [last.tab]: 'shown' });
            expect(asked).toHaveLength(neededRequests(steps));
          },
        ),
        RUNS,
      );
    },
    PATIENCE_MS,
  );
});

describe('ReloadCompanyFilePart', () => {
  it('[FILE-09] should ask again for a part that failed', async () => {
    let attempts = 0;
    const { open, reload, cell } = stage((name) => {
      if (name === 'header') attempts += 1;
      return name === 'header' && attempts === 1 ? Promise.reject(new ServiceError('network')) : undefined;
    });
    await open(ANNA, 'personal-data');
    expect(stateOf(cell.read(), 'header')?.kind).toBe('failed');
    await reload('header');
    expect(stateOf(cell.read(), 'header')).toMatchObject({ kind: 'shown', value: { heldAt: ANNA } });
  });

  it('should not ask twice for what is on its way, nor for anything while no file is open', async () => {
    const { open, reload, asked } = stage();
    await reload('header');
    expect(asked).toEqual([]);
    await Promise.all([open(ANNA, 'personal-data'), reload('header')]);
    expect(asked.filter((line) => line.endsWith('header'))).toHaveLength(1);
  });
});

// Helpers

/** What stands in the place of an answer; undefined lets the answer through. */
type Trouble = (name: CompanyFilePart) => Promise<Result<never, CompanyFileFailure>> | undefined;

/** A file that says of each of its parts whose it is, so that a stray one shows. */
const markedFile = (cuaa: string): CompanyFileParts => {
  const file = aCompanyFile.inOrder(cuaa);
  return {
    header: { ...file.header, heldAt: cuaa },
    alerts: { ...file.alerts, mandateManagerMail: cuaa },
    'personal-data': { ...file['personal-data'], cuaa },
    'bank-accounts': [{ bank: cuaa, status: { kind: 'valid' } }],
    contracts: { ...file.contracts, contractor: cuaa },
    'validation-sheet': { ...file['validation-sheet'], number: cuaa },
  };
};

/** The use cases over two files; with a scheduler the answers arrive in any order. */
const stage = (trouble: Trouble = () => undefined, scheduler?: fc.Scheduler) => {
  const asked: string[] = [];
  const files = new InMemoryCompanyFileRepository([ANNA, VINES].map((cuaa) => ({ cuaa, parts: markedFile(cuaa) })));
  const repository: CompanyFileRepository = {
    part: (cuaa, name) => {
      asked.push(`${cuaa} ${name}`);
      const answer = trouble(name) ?? files.part(cuaa, name);
      return scheduler === undefined ? answer : scheduler.schedule(answer, `${cuaa} ${name}`);
    },
    sheetPdf: (idScva) => files.sheetPdf(idScva),
  };
  const cell = recordingCell<CompanyFileState>(noCompanyFile());
  const logger = recordingLogger();
  return {
    asked,
    cell,
    logger,
    open: makeOpenCompanyFile(cell, repository, logger),
    reload: makeReloadCompanyFilePart(cell, repository, logger),
  };
};

const anyStep = () =>
  fc.record({ cuaa: fc.constantFrom(ANNA, VINES, undefined), tab: fc.constantFrom(...COMPANY_FILE_TABS) });

const stateOf = (state: CompanyFileState, name: CompanyFilePart) =>
  state.kind === 'open' ? state.parts[name] : undefined;

const kindsOf = (state: CompanyFileState) =>
  state.kind === 'open' ? Object.fromEntries(Object.entries(state.parts).map(([name, part]) => [name, part.kind])) : {};

/** The other companies whose data the state shows. */
const strangersIn = (state: CompanyFileState): readonly string[] => {
  if (state.kind === 'none') return [];
  const shown = JSON.stringify(Object.values(state.parts));
  return [ANNA, VINES].filter((cuaa) => cuaa !== state.cuaa && shown.includes(cuaa));
};

/** How many requests the steps need: two for each opening of another company, and one for each of its tabs. */
const neededRequests = (
  steps: readonly { readonly cuaa: string | undefined; readonly tab: CompanyFileTab }[],
): number => {
  let open: string | undefined;
  let tabs = new Set<CompanyFileTab>();
  let count = 0;
  for (const { cuaa, tab } of steps) {
    if (cuaa !== open) {
      open = cuaa;
      tabs = new Set();
      if (cuaa !== undefined) count += 2;
    }
    if (cuaa !== undefined && !tabs.has(tab)) {
      tabs.add(tab);
      count += 1;
    }
  }
  return count;
};
