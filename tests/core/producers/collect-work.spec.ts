import { describe, expect, it } from 'vitest';
import { fail, succeed } from '#core/kernel/result.ts';
import { makeCollectWork } from '#core/producers/collect-work.ts';
import { workAddressFrom } from '#core/producers/work-list.ts';
import type { ProducerWorkRepository } from '#core/producers/work-repository.ts';
import { aWorkRow } from '#tests/support/mothers/producers.ts';

const rows = Array.from({ length: 205 }, (_, at) => aWorkRow({ id: `debt:${at}` }));
const repository: Pick<ProducerWorkRepository, 'list'> = {
  list: async ({ page, pageSize, office }) =>
    office === undefined
      ? succeed({
          items: rows.slice((page - 1) * pageSize, page * pageSize),
          totalCount: rows.length,
          page,
          pageSize,
          totals: { producers: 1, stoppedProducers: 0, stoppedCents: 0, atRiskCents: 0, isPartial: false },
        })
      : fail('producers.forbidden'),
};

describe('makeCollectWork', () => {
  const collect = makeCollectWork(repository as ProducerWorkRepository);

  it('[CAA-04] should collect every row of the filters, whatever page is shown', async () => {
    expect(await collect({ ...workAddressFrom([]), page: 3 }, 'VRDPLA79M52G478S')).toEqual(succeed(rows));
  });

  it('[CAA-04] should take nothing away of an office that is not the operator’s', async () => {
    expect(await collect({ ...workAddressFrom([]), office: '1' }, 'VRDPLA79M52G478S')).toEqual(
      fail('producers.forbidden'),
    );
  });
});
