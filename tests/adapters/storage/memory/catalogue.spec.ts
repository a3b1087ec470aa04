import { forgiving } from '#core/catalogue/forgiving.ts';
import { InMemoryCatalogueRepository } from '#adapters/storage/memory/catalogue.ts';
import { CONTRACT_CLOCK, catalogueRepositoryContract } from '#tests/contracts/catalogue-repository.contract.ts';

catalogueRepositoryContract('InMemoryCatalogueRepository', async (details) =>
  forgiving(new InMemoryCatalogueRepository(details, CONTRACT_CLOCK)),
);
