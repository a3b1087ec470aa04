import type { Logger } from '#core/kernel/logger.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import type { StateCell } from '#core/kernel/state-cell.ts';
import type { CompanyFilePart, CompanyFileParts } from './company-file.ts';
import type { CompanyFileRepository } from './company-file-repository.ts';
import {
  withCompanyFileOf,
  withoutCompanyFile,
  withPart,
  type CompanyFileState,
  type PartState,
} from './company-file-state.ts';
import type { OpenCompanyFile, ReloadCompanyFilePart } from './use-cases.ts';

/** Asks for one part and says where it then stands. A fault is logged, never thrown: the other parts live on (FILE-09, ERR-06). */
const partAnswered = async <Name extends CompanyFilePart>(
  repository: CompanyFileRepository,
  logger: Logger,
  cuaa: string,
  name: Name,
): Promise<PartState<CompanyFileParts[Name]>> => {
  try {
    const outcome = await repository.part(cuaa, name);
    return outcome.ok
      ? { kind: 'shown', value: outcome.value }
      : { kind: 'failed', failure: outcome.failure, status: undefined };
  } catch (error) {
    const status = error instanceof ServiceError ? error.status : undefined;
    logger.error('A part of the company file could not be read', { part: name, status });
    return { kind: 'failed', failure: 'company-file.unreachable', status };
  }
};

const load = async (
  cell: StateCell<CompanyFileState>,
  repository: CompanyFileRepository,
  logger: Logger,
  name: CompanyFilePart,
): Promise<void> => {
  const asked = cell.read();
  if (asked.kind === 'none' || asked.parts[name].kind === 'loading') return;
  cell.replace(withPart(asked, asked, name, { kind: 'loading' }));
  const answered = await partAnswered(repository, logger, asked.cuaa, name);
  cell.replace(withPart(cell.read(), asked, name, answered));
};

/** See `OpenCompanyFile`. A part that failed is asked for again only by `ReloadCompanyFilePart`. */
export const makeOpenCompanyFile =
  (cell: StateCell<CompanyFileState>, repository: CompanyFileRepository, logger: Logger): OpenCompanyFile =>
  async (cuaa, tab) => {
    if (cuaa === undefined) {
      cell.replace(withoutCompanyFile(cell.read()));
      return;
    }
    const opened = withCompanyFileOf(cell.read(), cuaa);
    cell.replace(opened);
    const names: readonly CompanyFilePart[] = ['header', 'alerts', tab];
    const missing = names.filter((name) => opened.parts[name].kind === 'waiting');
    await Promise.all(missing.map((name) => load(cell, repository, logger, name)));
  };

/** See `ReloadCompanyFilePart`. */
export const makeReloadCompanyFilePart =
  (cell: StateCell<CompanyFileState>, repository: CompanyFileRepository, logger: Logger): ReloadCompanyFilePart =>
  (part) =>
    load(cell, repository, logger, part);
