import { formatDay } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents, sumOfCents } from '#core/kernel/cents.ts';
import { dueCents, isContested, openDebts } from '#core/procedures/desk-money.ts';
import type { Debt } from '#core/procedures/procedure.ts';
import { debtStates } from '#core/procedures/state-words.ts';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { MoneyBar } from '#ui/components/money-bar.tsx';
import { Tag } from '#ui/components/status.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { useToday } from '#ui/state/today.tsx';
import { beyond, rowIdOf } from './others.tsx';
import type { PathOf } from './row-name.tsx';

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));

/** Until when the next sum is given back, in a sentence; that nothing is owed any more. */
const Term = (debt: Debt) => {
  const today = useToday();
  const { dueOn, remainingCents } = debt;
  if (remainingCents === 0) return COPY.nothingOwed;
  if (isContested(debt)) return COPY.contested;
  if (dueOn === undefined) return COPY.dueNotGiven;
  const { words, urgency } = daysLeft(dueOn, today, 'm');
  const due = dueCents(debt);
  return (
    <strong>
      {due < remainingCents ? `${COPY.instalment(euro(due))} ` : null}
      <time dateTime={dueOn}>
        {urgency === 'past'
          ? `${COPY.wasDue(formatDay(dueOn))}, ${words.toLocaleLowerCase('it-IT')}.`
          : `${COPY.by(formatDay(dueOn))}, ${words.toLocaleLowerCase('it-IT')}.`}
      </time>
    </strong>
  );
};

/** What is still owed on all of them together: "Da restituire 1.133,61 €." */
export const owedWords = (debts: readonly Debt[]): string | undefined => {
  const open = openDebts(debts);
  return open.length === 0 ? undefined : COPY.owed(euro(sumOfCents(open.map((debt) => debt.remainingCents))));
};

/** Debts as cards: what is still owed of how much, the share given back, and until when (PRAT-07, PAGE-29). */
export const DebtCards = ({
  debts,
  inSight,
  pathOf,
}: {
  readonly debts: readonly Debt[];
  /** How many of them a phone shows. */
  readonly inSight: number;
  readonly pathOf: PathOf;
}) => (
  <CardGrid
    look="wide"
    label={COPY.debts}
    items={debts.map((debt, at) => {
      const { id, hasDetail, description, amountCents, remainingCents, state } = debt;
      return {
        key: id,
        id: rowIdOf('debts', id),
        className: beyond(at, inSight),
        card: (
          <Card
            title={description}
            target={hasDetail === true ? { to: pathOf({ kind: 'debt', id }) } : undefined}
            tag={<Tag {...debtStates.tag(state)} />}
          >
            <p className="mb-0">
              <strong className="pt-owed pt-num">{euro(remainingCents)}</strong>{' '}
              <span className="pt-soft">{COPY.of(euro(amountCents))}</span>
            </p>
            {remainingCents === 0 ? null : <MoneyBar done={(amountCents - remainingCents) / amountCents} />}
            <p className="mb-0">
              <Term {...debt} />
            </p>
          </Card>
        ),
      };
    })}
  />
);
