import { type ReactNode, useEffect, useRef } from 'react';
import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import { contractGroups } from '#core/company-file/contract-state.ts';
import { hasValidationSheet, NO_SHEET_SENTENCE } from '#core/company-file/validation-sheet.ts';
import { FILE_PARTS } from '#core/open-items/words/centre.ts';
import { workAnchor, workPart } from '#core/producers/work-address.ts';
import { workItemsOf } from '#core/open-items/work-item.ts';
import { DefinitionList } from '#ui/components/facts.tsx';
import { Accordion } from '#ui/components/opening.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { PRODUCER_COPY as COPY } from '#ui/copy/producer.ts';
import { ContractTable } from '#ui/pages/company-file/contract-table.tsx';
import { AccountRows, AntimafiaTable, DocumentFacts, SheetFacts } from '#ui/pages/company-file/file-facts.tsx';
import { filePartQuery } from '#ui/pages/company-file/file-queries.ts';
import { orMissing } from '#ui/pages/company-file/part-card.tsx';
import { idIn } from '#ui/pages/named-part.ts';
import { useToDos } from '#ui/pages/desk/use-to-dos.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import type { Query } from '#ui/state/queries.ts';
import { useFragment } from '#ui/routing/address.tsx';
import { useToday } from '#ui/state/today.tsx';

/** All contracts, what presses first; no table for what there is none of. */
const Contracts = ({ value }: { readonly value: CompanyFileParts['contracts'] }) => {
  const today = useToday();
  const { recentlyExpired: recent, valid, expired } = contractGroups(value);
  const groups = { recent, valid, expired };
  const lists = (['recent', 'valid', 'expired'] as const).filter((list) => groups[list].length > 0);
  return lists.length === 0 ? (
    <p>{COPY.noContracts}</p>
  ) : (
    lists.map((list) => <ContractTable key={list} contracts={groups[list]} list={list} today={today} />)
  );
};

/** Opens the part that the address names, or that holds what it names, once the file is here: the browser looked for it before. */
const useOpenedPart = (isAwaited: boolean) => {
  const list = useRef<HTMLElement>(null);
  const fragment = idIn(useFragment());
  useEffect(() => {
    const target = isAwaited || fragment === '' ? null : document.getElementById(fragment);
    if (target === null || list.current?.contains(target) !== true) return;
    target.closest('details')?.setAttribute('open', '');
    target.scrollIntoView();
  }, [fragment, isAwaited]);
  return list;
};

/** What a client's file has, a line for each part that opens; its ends of addresses open it (CAAP-02, D-60). */
export const ProducerFile = ({ context, cuaa }: { readonly context: PageContext; readonly cuaa: string }) => {
  const { file, sources } = useToDos(context, { cuaa, mandateClosed: false }, 'caa');
  const items = workItemsOf({ file, applications: [], debts: [], payments: [] });
  const list = useOpenedPart(sources.some(({ result }) => result.kind === 'pending'));
  const part = <T,>(
    section: keyof typeof FILE_PARTS,
    title: string,
    query: Query<T>,
    draw: (value: T) => ReactNode,
  ) => ({
    key: section,
    id: FILE_PARTS[section],
    title,
    content: (
      <>
        {items
          .filter((item) => workPart(item) === section)
          .map((item) => (
            <span key={item.id} id={workAnchor(item)} className="pt-anchor" />
          ))}
        <QuietBlock bare query={query} failed={COPY.fileFailed}>
          {draw}
        </QuietBlock>
      </>
    ),
  });
  const personal = filePartQuery(context, cuaa, 'personal-data');
  const contracts = filePartQuery(context, cuaa, 'contracts');
  return (
    <section className="pt-stack" ref={list}>
      <SectionHead title={COPY.file} />
      <Accordion
        level={3}
        items={[
          part('document', COPY.document, personal, ({ identityDocument }) => (
            <DocumentFacts document={identityDocument} />
          )),
          part('sheet', COPY.sheet, filePartQuery(context, cuaa, 'validation-sheet'), (sheet) =>
            hasValidationSheet(sheet) ? <SheetFacts sheet={sheet} /> : <p>{NO_SHEET_SENTENCE}</p>,
          ),
          part('pec', COPY.contacts, personal, ({ pec }) => (
            <DefinitionList
              facts={[
                { term: 'PEC', value: orMissing(pec.address) },
                { term: COPY.pecState, value: COPY.pecStates[pec.state] },
              ]}
            />
          )),
          part('accounts', COPY.accounts, filePartQuery(context, cuaa, 'bank-accounts'), (accounts) => (
            <AccountRows accounts={accounts} />
          )),
          part('contracts', COPY.contracts, contracts, (value) => <Contracts value={value} />),
          part('antimafia', COPY.antimafia, contracts, ({ antimafia }) => <AntimafiaTable documents={antimafia} />),
        ]}
      />
    </section>
  );
};
