import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { CompanyPayment, Debt, Application } from '#core/procedures/procedure.ts';
import type {
  ProcedureFailure,
  ProcedureRepository,
  ProcedureScope,
  RecordFailure,
} from '#core/procedures/procedure-repository.ts';
import type { Procedures } from '#core/procedures/read-procedures.ts';

type Answer<T> = Promise<Result<readonly T[], ProcedureFailure>>;

/** Newest first, what has no day before everything else; equal days by id. */
const newestFirst = <Item extends { readonly id: string }>(
  items: readonly Item[],
  dayOf: (item: Item) => string | undefined,
): readonly Item[] =>
  items.toSorted((left, right) => {
    const [a, b] = [dayOf(left) ?? '~', dayOf(right) ?? '~'];
    if (a !== b) return a < b ? 1 : -1;
    return left.id < right.id ? -1 : left.id > right.id ? 1 : 0;
  });

/** An entry as it stands in a list: what explains it is for its own page. */
const withoutDetail = <Entry extends { readonly detail?: unknown }>({
  detail: _detail,
  ...entry
}: Entry): Omit<Entry, 'detail'> => entry;

/** Procedures in memory. Everybody may read every company: who may is decided before a repository is asked. */
export class InMemoryProcedureRepository implements ProcedureRepository {
  readonly #procedures: ReadonlyMap<string, Procedures>;

  constructor(procedures: Iterable<readonly [cuaa: string, procedures: Procedures]>) {
    this.#procedures = new Map(procedures);
  }

  async payments({ cuaa }: ProcedureScope): Answer<CompanyPayment> {
    return succeed(
      newestFirst(this.#procedures.get(cuaa)?.payments ?? [], ({ paidOn, expectedBy }) => paidOn ?? expectedBy).map(
        withoutDetail,
      ),
    );
  }

  async applications({ cuaa }: ProcedureScope): Answer<Application> {
    return succeed(
      newestFirst(this.#procedures.get(cuaa)?.applications ?? [], ({ submittedOn }) => submittedOn).map(withoutDetail),
    );
  }

  async debts({ cuaa }: ProcedureScope): Answer<Debt> {
    return succeed(newestFirst(this.#procedures.get(cuaa)?.debts ?? [], ({ openedOn }) => openedOn).map(withoutDetail));
  }

  payment({ cuaa }: ProcedureScope, id: string): Promise<Result<CompanyPayment, RecordFailure>> {
    return this.#one(cuaa, 'payments', id);
  }

  application({ cuaa }: ProcedureScope, id: string): Promise<Result<Application, RecordFailure>> {
    return this.#one(cuaa, 'applications', id);
  }

  debt({ cuaa }: ProcedureScope, id: string): Promise<Result<Debt, RecordFailure>> {
    return this.#one(cuaa, 'debts', id);
  }

  async #one<Kind extends keyof Procedures>(
    cuaa: string,
    kind: Kind,
    id: string,
  ): Promise<Result<Procedures[Kind][number], RecordFailure>> {
    const found = this.#procedures.get(cuaa)?.[kind].find((entry) => entry.id === id);
    return found === undefined ? fail('procedures.not-found') : succeed(found);
  }
}
