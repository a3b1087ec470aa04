import { defineUseCase } from '#core/kernel/port-key.ts';
import { succeed, type Result } from '#core/kernel/result.ts';
import type { WorkAddress, WorkRow } from './work-list.ts';
import { ProducerWorkRepository, type WorkFailure } from './work-repository.ts';

/** All rows that an address stands for, whatever its page, for a file to take away (CAA-04). */
export type CollectWork = (address: WorkAddress, operator: string) => Promise<Result<readonly WorkRow[], WorkFailure>>;

/** The service gives no more at a time. */
const AT_ONCE = 100;
/** Upper bound of the answer, as a multiple of the page. */
const MOST_ROUNDS = 1_000;

/** See `CollectWork`. */
export const makeCollectWork =
  (repository: ProducerWorkRepository): CollectWork =>
  async (address, operator) => {
    const all: WorkRow[] = [];
    for (let page = 1; page <= MOST_ROUNDS; page += 1) {
      // One after the other: how many there are is known from the first.
      const found = await repository.list({ ...address, page, pageSize: AT_ONCE, operator });
      if (!found.ok) return found;
      all.push(...found.value.items);
      if (page * AT_ONCE >= found.value.totalCount) break;
    }
    return succeed(all);
  };
export const CollectWork = defineUseCase('CollectWork', [ProducerWorkRepository], makeCollectWork);
