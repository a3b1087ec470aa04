import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { makeOpenData, type OpenData } from '#core/open-data/make-open-data.ts';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { InMemoryPaymentLedger } from '#tests/support/doubles/payments.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { demonstrationSettings } from './settings.ts';

/** The open data of an agency that has decided something in each of these years, and published nothing else. */
export const openDataOf = (years: readonly number[], settings = demonstrationSettings): OpenData =>
  makeOpenData(
    {
      items: new InMemoryCatalogueRepository(
        years.map((referenceYear, index) =>
          aCatalogueDetail({ id: `delibera-${index}`, list: 'resolutions', referenceYear }),
        ),
      ),
      payments: makePublishedPayments(new InMemoryPaymentLedger([])),
      milestones: { milestones: async () => [] },
    },
    settings,
  );
