import { useState } from 'react';
import type { Contract } from '#core/company-file/company-file.ts';
import { contractState } from '#core/company-file/contract-state.ts';
import { contractTerm, expiredContractsShown } from '#core/company-file/contracts.ts';
import { contractFragment } from '#core/company-file/file-anchor.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { Button } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { useFirstNew } from '#ui/components/first-new.ts';
import { ProgressBar } from '#ui/components/progress.tsx';
import { Tag } from '#ui/components/status.tsx';
import { type Column, Table } from '#ui/components/table.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { COMPANY_FILE_COPY as COPY } from '#ui/copy/company-file.ts';
import { useFragment } from '#ui/routing/address.tsx';
import { codeOrMissing, dayOrMissing, orMissing } from './part-card.tsx';
import { idIn } from '#ui/pages/named-part.ts';

/** Which of the contracts a table shows. */
type List = 'recent' | 'valid' | 'expired';

interface ContractsProps {
  readonly contracts: readonly Contract[];
  readonly today: IsoDate;
}

const BAR_UNITS = 100;

/** How much of the term has passed; decoration, the words say how long it still runs. */
const Passed = ({ part }: { readonly part: number }) => (
  <svg className="pt-passed" viewBox={`0 0 ${BAR_UNITS} 6`} preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.round(part * BAR_UNITS)} height="6" />
  </svg>
);

/** Where a contract stands: one tag, or words with a thin bar of the term that has passed (FILE-14). */
const State = ({ contract, list, today }: Omit<ContractsProps, 'contracts'> & { contract: Contract; list: List }) => {
  const state = contractState(contract, list === 'valid' ? 'valid' : 'expired', today);
  switch (state.kind) {
    case 'tag':
      return <Tag {...state.tag} />;
    case 'span':
      return (
        <span className="pt-span">
          {state.words}
          {state.passed === undefined ? null : <Passed part={state.passed} />}
        </span>
      );
    case 'none':
      return null;
  }
};

/** Id of a contract's row: by its protocol number where it has one that no other row of the list has. */
const rowIds = (contracts: readonly Contract[], list: List): readonly string[] => {
  const given = new Set<string>();
  return contracts.map(({ protocol }, at) => {
    const named = contractFragment(protocol);
    const id = named === undefined || given.has(named) ? `contratto-${list}-${at}` : named;
    given.add(id);
    return id;
  });
};

const columnsOf = (list: List, today: IsoDate): readonly Column<{ readonly contract: Contract }>[] => [
  {
    key: 'start',
    title: COPY.startDate,
    named: true,
    cell: ({ contract }) => dayOrMissing(contract.startDate),
  },
  {
    key: 'end',
    title: COPY.endDate,
    named: true,
    cell: ({ contract }) =>
      contract.expirationDate === undefined ? (
        contractTerm(contract, today).end
      ) : (
        <time dateTime={contract.expirationDate}>{contractTerm(contract, today).end}</time>
      ),
  },
  {
    key: 'term',
    title: COPY.stateOf[list],
    line: true,
    cell: ({ contract }) => <State contract={contract} list={list} today={today} />,
  },
];

/** Contracts in rows, their days in columns that are the same in every card (FILE-05, FILE-12, FILE-14). */
export const ContractTable = ({
  contracts,
  list,
  today,
  most = contracts.length,
}: ContractsProps & {
  readonly list: List;
  /** Contracts shown on the screen; on paper all of them are. */
  readonly most?: number | undefined;
}) => {
  const ids = rowIds(contracts, list);
  return contracts.length === 0 ? (
    <p>{COPY.noContracts[list]}</p>
  ) : (
    <Table
      even
      caption={<span className="visually-hidden">{COPY.contractLists[list]}</span>}
      rows={contracts.map((contract, at) => ({ contract, at }))}
      rowKey={({ contract, at }) => `${contract.protocol ?? ''} ${at}`}
      rowId={({ at }) => ids[at] ?? ''}
      rowClass={({ at }) => classes(at >= most && 'pt-on-paper')}
      head={{
        title: COPY.contract,
        short: ({ contract }) => contract.type,
        cell: ({ contract }) => (
          <>
            <span className="fw-semibold">{orMissing(contract.type)}</span>
            <small>
              <span className="visually-hidden">{COPY.protocol} </span>
              {codeOrMissing(contract.protocol)}
            </small>
          </>
        ),
      }}
      columns={columnsOf(list, today)}
    />
  );
};

/** Contracts that expired long ago: the first ten, then all; all of them at once where the address names one of the others (FILE-06, FILE-16). */
export const ExpiredContracts = ({ contracts, today }: ContractsProps) => {
  const [all, setAll] = useState(false);
  const ids = rowIds(contracts, 'expired');
  const named = ids.indexOf(idIn(useFragment()));
  const first = expiredContractsShown(contracts, false).contracts.length;
  const shown = expiredContractsShown(contracts, all || named >= first);
  useFirstNew({ ids: ids.slice(0, shown.contracts.length), steps: all ? 2 : 1 });
  return (
    <>
      <ContractTable contracts={contracts} list="expired" today={today} most={shown.contracts.length} />
      {shown.isCounted ? (
        <div className="pt-end d-print-none">
          <p className="pt-num mb-0" role="status">
            {shown.counter}
          </p>
          <ProgressBar value={shown.contracts.length} max={contracts.length} label={shown.counter} />
          {shown.hasMore ? (
            <Button iconEnd="expand" onClick={() => setAll(true)} wide>
              {COMMON.showMore}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
};
