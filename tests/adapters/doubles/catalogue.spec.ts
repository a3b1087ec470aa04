import { withSpellingCorrection } from '#core/search/spelling-correction.ts';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { CONTRACT_CLOCK, catalogueRepositoryContract } from '#tests/contracts/catalogue-repository.contract.ts';

catalogueRepositoryContract('InMemoryCatalogueRepository', async (details) =>
  withSpellingCorrection(new InMemoryCatalogueRepository(details, CONTRACT_CLOCK)),
);
