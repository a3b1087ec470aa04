import type { ReactNode } from 'react';
import { COMMON } from '#ui/copy/common.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';

/** A fact: its name and its value. */
export interface Fact {
  readonly term: string;
  /** A missing value shows a dash. */
  readonly value: ReactNode;
  /** A code: CUAA, IBAN, VAT number. */
  readonly isCode?: boolean | undefined;
  /** Name of the value in the national model. */
  readonly element?: string | undefined;
}

const MISSING = '–';

const Entry = ({ term, value, isCode = false, element }: Fact) => (
  <div>
    <dt>{term}</dt>
    <dd className={isCode ? 'pt-mono' : undefined} data-element={element}>
      {value === undefined || value === null || value === '' ? MISSING : value}
    </dd>
  </div>
);

/** Facts in rows: name at the left, value at the right; nothing without facts. */
export const DefinitionList = ({ facts }: { readonly facts: readonly Fact[] }) =>
  facts.length === 0 ? null : (
    <dl className="pt-dl">
      {facts.map((fact) => (
        <Entry key={fact.term} {...fact} />
      ))}
    </dl>
  );

/** Facts side by side, as in the head of the company file. */
export const FactsRow = ({
  facts,
  className,
}: {
  readonly facts: readonly Fact[];
  readonly className?: string | undefined;
}) => (
  <dl className={classes('pt-facts', className)}>
    {facts.map((fact) => (
      <Entry key={fact.term} {...fact} />
    ))}
  </dl>
);

/** A fact that is on its way: a line, a tag, or a text that takes two lines where several stand side by side. */
export interface AwaitedFact {
  readonly term: string;
  readonly as?: 'tag' | 'long' | undefined;
}

const OnItsWay = ({ as, isFirst }: Pick<AwaitedFact, 'as'> & { readonly isFirst: boolean }) => (
  <>
    {isFirst ? <span className="visually-hidden">{COMMON.loading}</span> : null}
    <span
      className={classes('pt-skeleton placeholder', as === 'long' && 'long', as === 'tag' && 'pt-tag')}
      aria-hidden="true"
    >
      {as === 'tag' ? '\u00a0' : null}
    </span>
  </>
);

/** A tag that is on its way among facts that are here. */
export const TagOnItsWay = () => <OnItsWay as="tag" isFirst />;

/** Facts side by side of which some are known and the others on their way, each in the room that it will take. */
export const AwaitedFacts = ({
  known,
  awaited,
}: {
  readonly known: readonly Fact[];
  readonly awaited: readonly AwaitedFact[];
}) => (
  <FactsRow
    facts={[
      ...known,
      ...awaited.map(({ term, as }, index) => ({ term, value: <OnItsWay as={as} isFirst={index === 0} /> })),
    ]}
  />
);

/** A headline figure. */
interface Figure {
  readonly key: string;
  /** An icon over the value (PAGE-42). */
  readonly icon?: IconName | undefined;
  readonly value: ReactNode;
  readonly label: ReactNode;
  /** A word on demand, the day it was counted. */
  readonly note?: ReactNode;
}

/** Headline figures: a large number over its name, two a row on phones. */
export const KpiList = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className="pt-kpis">
    {figures.map(({ key, icon, value, label, note }) => (
      <div key={key} className="pt-kpi">
        <dt>{label}</dt>
        <dd className="figure pt-num">
          {icon === undefined ? null : <Icon name={icon} />}
          {value}
        </dd>
        {note === undefined ? null : <dd className="since">{note}</dd>}
      </div>
    ))}
  </dl>
);
