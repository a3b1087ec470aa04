import { InMemoryCompanyFileRepository } from '#tests/support/doubles/company-file.ts';
import { InMemoryCompanyRecords } from '#tests/support/doubles/company-records.ts';
import { InMemoryProcedureRepository } from '#tests/support/doubles/procedures.ts';
import { makeCompanyStates } from '#core/open-items/company-records.ts';
import { CompanyStates } from '#core/open-items/company-states.ts';
import { castCompanyFiles } from './cast-companies.ts';
import type { PortalWorld } from './world.ts';

/** Sets how the companies of the cast stand; over the network the service has its own. */
export const bindCompanyStates = (world: PortalWorld): void => {
  if (!world.isPrepared) return;
  const records = new InMemoryCompanyRecords(
    new InMemoryCompanyFileRepository(castCompanyFiles()),
    new InMemoryProcedureRepository([]),
  );
  world.place(CompanyStates, makeCompanyStates(records, world.clock));
};
