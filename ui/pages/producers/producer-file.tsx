import { type ReactNode, useEffect, useRef } from 'react';
import { bankAccountTag, formatIban, NO_BANK_ACCOUNTS_SENTENCE } from '#core/company-file/bank-account.ts';
import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import { antimafiaTag, contractTag, contractTerm, latestExpiredFirst } from '#core/company-file/contracts.ts';
import { sheetFileName, SHEET_UNAVAILABLE_SENTENCE, FetchValidationSheet } from '#core/company-file/fetch-documents.ts';
import { hasValidationSheet, NO_SHEET_SENTENCE, sheetTag } from '#core/company-file/validation-sheet.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { FILE_PARTS } from '#core/open-items/words/centre.ts';
import { workAnchor, workPlace } from '#core/producers/work-address.ts';
import { workItemsOf } from '#core/open-items/work-item.ts';
import { Card } from '#ui/components/card.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Tag } from '#ui/components/status.tsx';
import { Table } from '#ui/components/table.tsx';
import { COMPANY_FILE_COPY } from '#ui/copy/company-file.ts';
import { PRODUCER_COPY as COPY } from '#ui/copy/producer.ts';
import { DocumentButton } from '#ui/pages/company-file/document-button.tsx';
import { filePartQuery } from '#ui/pages/company-file/file-queries.ts';
import { codeOrMissing, dayOrMissing, orMissing } from '#ui/pages/company-file/part-card.tsx';
import { useToDos } from '#ui/pages/desk/use-to-dos.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import type { Query } from '#ui/state/queries.ts';
import { useFragment } from '#ui/routing/address.tsx';
import { useAction } from '#ui/state/injection.tsx';
import { useToday } from '#ui/state/today.tsx';

type Value<Name extends keyof CompanyFileParts> = { readonly value: CompanyFileParts[Name] };

const Document = ({ value: { identityDocument } }: Value<'personal-data'>) =>
  identityDocument === undefined ? (
    <p>{COPY.noDocument}</p>
  ) : (
    <DefinitionList
      facts={[
        { term: COPY.documentType, value: orMissing(identityDocument.type) },
        { term: COPY.documentDetails, value: orMissing(identityDocument.details) },
        { term: COPY.expiry, value: dayOrMissing(identityDocument.expiryDate) },
      ]}
    />
  );

const Accounts = ({ value }: Value<'bank-accounts'>) =>
  value.length === 0 ? (
    <p>{NO_BANK_ACCOUNTS_SENTENCE}</p>
  ) : (
    <ul className="pt-rows list-unstyled">
      {value.map(({ iban, bank, status }, at) => (
        <li key={`${iban ?? ''} ${at}`}>
          <div>
            <p className="mb-0">
              {iban === undefined ? orMissing(undefined) : <span className="pt-mono">{formatIban(iban)}</span>}
            </p>
            <p className="mb-0 pt-soft">{orMissing(bank)}</p>
          </div>
          <Tag {...bankAccountTag(status)} />
        </li>
      ))}
    </ul>
  );

const Contracts = ({
  value: { valid, expired },
  today,
}: Value<'contracts'> & {
  readonly today: IsoDate;
}) => {
  const rows = [
    ...latestExpiredFirst(expired).map((contract) => ({ contract, list: 'expired' as const })),
    ...valid.map((contract) => ({ contract, list: 'valid' as const })),
  ].map((row, at) => ({ ...row, at }));
  return rows.length === 0 ? (
    <p>{COPY.noContracts}</p>
  ) : (
    <Table
      even
      caption={<span className="visually-hidden">{COPY.contracts}</span>}
      rows={rows}
      rowKey={({ at }) => String(at)}
      head={{ title: COPY.contract, cell: ({ contract }) => orMissing(contract.type) }}
      columns={[
        {
          key: 'protocol',
          title: COPY.protocol,
          named: true,
          line: true,
          cell: ({ contract }) => codeOrMissing(contract.protocol),
        },
        {
          key: 'end',
          title: COPY.expiry,
          named: true,
          line: true,
          cell: ({ contract }) => contractTerm(contract, today).end,
        },
        {
          key: 'state',
          title: COPY.state,
          line: true,
          cell: ({ contract, list }) => <Tag {...contractTag(contract, list)} />,
        },
      ]}
    />
  );
};

const Antimafia = ({ value: { antimafia } }: Value<'contracts'>) =>
  antimafia.length === 0 ? (
    <p>{COPY.noAntimafia}</p>
  ) : (
    <ul className="pt-rows list-unstyled">
      {antimafia.map((document, at) => (
        <li key={`${document.type ?? ''} ${at}`}>
          <div>
            <p className="mb-0">{orMissing(document.type)}</p>
            <p className="mb-0 pt-soft">{dayOrMissing(document.expirationDate)}</p>
          </div>
          <Tag {...antimafiaTag(document)} />
        </li>
      ))}
    </ul>
  );

const Sheet = ({ value }: Value<'validation-sheet'>) => {
  const fetchSheet = useAction(FetchValidationSheet);
  const tag = sheetTag(value);
  const { idScva } = value;
  if (!hasValidationSheet(value)) return <p>{NO_SHEET_SENTENCE}</p>;
  return (
    <>
      <DefinitionList
        facts={[
          { term: COPY.sheetNumber, value: codeOrMissing(value.number) },
          { term: COPY.expiry, value: dayOrMissing(value.expirationDate) },
          { term: COPY.state, value: tag === undefined ? undefined : <Tag {...tag} /> },
        ]}
      />
      {idScva === undefined ? null : (
        <DocumentButton
          words={{
            button: COMPANY_FILE_COPY.openSheet,
            asked: COMPANY_FILE_COPY.openingSheet,
            opened: COMPANY_FILE_COPY.sheetOpened,
            saved: COMPANY_FILE_COPY.sheetSaved,
            failed: SHEET_UNAVAILABLE_SENTENCE,
          }}
          nameOn={sheetFileName}
          fetchDocument={() => fetchSheet(idScva)}
        />
      )}
    </>
  );
};

/**
 * What a client's file says of what can stop payments: its parts, with anchors, worded for a reader who does not
 * own it (CAAP-02, D-60).
 */
export const ProducerFile = ({ context, cuaa }: { readonly context: PageContext; readonly cuaa: string }) => {
  const today = useToday();
  const { file, sources } = useToDos(context, { cuaa, mandateClosed: false }, 'caa');
  const items = workItemsOf({ file, applications: [], debts: [], payments: [] });
  const list = useRef<HTMLElement>(null);
  const fragment = useFragment();
  const isAwaited = sources.some(({ result }) => result.kind === 'pending');
  // A link to a part of the file gets there once it is here: the browser looked for it before.
  useEffect(() => {
    if (isAwaited || fragment === '') return;
    const target = document.getElementById(fragment.slice(1));
    if (target !== null && list.current?.contains(target) === true) target.scrollIntoView();
  }, [fragment, isAwaited]);
  const block = <T,>(place: keyof typeof FILE_PARTS, title: string, query: Query<T>, draw: (value: T) => ReactNode) => (
    <Card id={FILE_PARTS[place]} title={title} level={3} auto>
      {items
        .filter((item) => workPlace(item) === place)
        .map((item) => (
          <span key={item.id} id={workAnchor(item)} className="pt-anchor" />
        ))}
      <QuietBlock bare query={query} failed={COPY.fileFailed}>
        {draw}
      </QuietBlock>
    </Card>
  );
  const personal = filePartQuery(context, cuaa, 'personal-data');
  const contracts = filePartQuery(context, cuaa, 'contracts');
  return (
    <section className="pt-stack" ref={list}>
      <SectionHead title={COPY.file} />
      <div className="pt-client-file">
        {block('document', COPY.document, personal, (value) => (
          <Document value={value} />
        ))}
        {block('sheet', COPY.sheet, filePartQuery(context, cuaa, 'validation-sheet'), (value) => (
          <Sheet value={value} />
        ))}
        {block('pec', COPY.contacts, personal, ({ pec }) => (
          <DefinitionList
            facts={[
              { term: 'PEC', value: orMissing(pec.address) },
              { term: COPY.pecState, value: COPY.pecStates[pec.state] },
            ]}
          />
        ))}
        {block('accounts', COPY.accounts, filePartQuery(context, cuaa, 'bank-accounts'), (value) => (
          <Accounts value={value} />
        ))}
        {block('contracts', COPY.contracts, contracts, (value) => (
          <Contracts value={value} today={today} />
        ))}
        {block('antimafia', COPY.antimafia, contracts, (value) => (
          <Antimafia value={value} />
        ))}
      </div>
    </section>
  );
};
