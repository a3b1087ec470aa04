import type { ReactNode } from 'react';
import { classes } from './classes.ts';

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

/** Facts in rows: name at the left, value at the right. */
export const DefinitionList = ({ facts }: { readonly facts: readonly Fact[] }) => (
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

/** A headline figure. */
interface Figure {
  readonly key: string;
  readonly value: ReactNode;
  readonly label: ReactNode;
  /** A word on demand, the day it was counted. */
  readonly note?: ReactNode;
}

/** Headline figures: a large number over its name. `two` keeps two a row on phones. */
export const KpiList = ({
  figures,
  two = false,
}: {
  readonly figures: readonly Figure[];
  readonly two?: boolean | undefined;
}) => (
  <dl className={classes('pt-kpis', two && 'two')}>
    {figures.map(({ key, value, label, note }) => (
      <div key={key} className="pt-kpi">
        {note === undefined ? null : <dd className="since">{note}</dd>}
        <dt>{label}</dt>
        <dd className="figure pt-num">{value}</dd>
      </div>
    ))}
  </dl>
);
