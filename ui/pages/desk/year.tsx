import { type CSSProperties, useState } from 'react';
import { formatDay, monthOf } from '#core/formatting/date.ts';
import { calendarFile, isToRemember } from '#core/formatting/calendar-file.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { type Year, yearOf } from '#core/year/year.ts';
import { columnWidth } from '#core/year/year-columns.ts';
import type { YearEntry } from '#core/year/year-entry.ts';
import type { Company } from '#core/session/user.ts';
import { Button } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { Mark } from '#ui/components/frame/brand.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { MoneyKey } from '#ui/components/money-bars.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { DESK_COPY } from '#ui/copy/desk.ts';
import { FRAME } from '#ui/copy/frame.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { printOnly } from '#ui/platform/print-only.ts';
import { saveFile } from '#ui/platform/windows.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useToday } from '#ui/state/today.tsx';
import { useQueryResult } from '#ui/state/queries.ts';
import { deskAidsQuery } from './desk-queries.ts';
import { useToDos } from './use-to-dos.ts';

const COPY = DESK_COPY.year;
/** Terms of a month under it; the others are in the list. */
const TERMS_SHOWN = 2;

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
const dayOf = ({ day }: YearEntry): string => `${Number(day.slice(8))}\u00A0${monthOf(day).short}`;

const WORDS: Readonly<Record<YearEntry['kind'], string>> = {
  paid: COMMON.moneyPaid,
  awaited: COMMON.moneyAwaited,
  term: COPY.term,
  missed: COPY.missed,
  control: COPY.control,
};

const ICONS = { term: 'leaf', missed: 'error', control: 'inspection' } as const;

const Sign = ({ kind }: Pick<YearEntry, 'kind'>) =>
  kind === 'paid' || kind === 'awaited' ? (
    <i aria-hidden="true" className={kind === 'awaited' ? 'square next' : 'square'} />
  ) : (
    <Icon name={ICONS[kind]} size="sm" className={kind} />
  );

/** What the signs mean; those of terms and controls where there are some. */
const Key = ({ entries }: Pick<Year, 'entries'>) => (
  <MoneyKey>
    {(['term', 'control'] as const).map((kind) =>
      entries.some((entry) => entry.kind === kind) ? (
        <li key={kind}>
          <Sign kind={kind} />
          {WORDS[kind]}
        </li>
      ) : null,
    )}
  </MoneyKey>
);

/** Entries as a list: what the drawing shows, in words. */
const Entries = ({ entries }: { readonly entries: readonly YearEntry[] }) => (
  <ul className="pt-year-list list-unstyled" aria-label={COPY.all}>
    {entries.map((entry) => (
      <li key={entry.id}>
        <Sign kind={entry.kind} />
        <span className="fw-semibold">{dayOf(entry)}</span>
        <span>
          <span className="visually-hidden">{WORDS[entry.kind]}: </span>
          {entry.amountCents === undefined ? null : <strong className="pt-num">{euro(entry.amountCents)} </strong>}
          {entry.title}
        </span>
      </li>
    ))}
  </ul>
);

const Terms = ({ year, month }: { readonly year: Year; readonly month: string }) => {
  const terms = year.entries.filter(
    ({ kind, day }) => kind !== 'paid' && kind !== 'awaited' && day.slice(0, 7) === month.slice(0, 7),
  );
  return (
    <div className="terms">
      {terms.slice(0, TERMS_SHOWN).map(({ id, kind, day, short }) => (
        <p key={id} className={kind}>
          <Sign kind={kind} />
          <span>
            <strong>{Number(day.slice(8))}</strong> {short}
          </span>
        </p>
      ))}
      {terms.length <= TERMS_SHOWN ? null : <p className="more">{COPY.more(terms.length - TERMS_SHOWN)}</p>}
    </div>
  );
};

/** The line itself. Nobody is read it: the list says the same. */
const Drawing = ({ year, today }: { readonly year: Year; readonly today: string }) => {
  const most = Math.max(1, ...year.columns.map(({ sumCents }) => sumCents));
  return (
    <div
      className="plot"
      aria-hidden="true"
      style={{ '--now': percent(year.now), '--wide': percent(columnWidth(year.columns)) } as CSSProperties}
    >
      <div className="up">
        {year.columns.map(({ at, payments, sumCents, isLabelled }) => (
          <div
            key={payments[0]?.id}
            className={classes(
              'column',
              payments[0]?.kind === 'awaited' && 'next',
              at > 0.9 && 'last',
              at < 0.05 && 'first',
            )}
            style={{ insetInlineStart: percent(at), blockSize: `${Math.max(4, (sumCents / most) * 100)}%` }}
          >
            {isLabelled ? (
              <p>
                <strong className="pt-num">{euro(sumCents)}</strong>
                {payments.length === 1 ? null : <span>{COPY.several(payments.length)}</span>}
              </p>
            ) : null}
            {payments.map(({ id, amountCents = 0 }) => (
              <i key={id} style={{ flexGrow: Math.max(1, amountCents) }} />
            ))}
          </div>
        ))}
      </div>
      <div className="ground" />
      <div className="months">
        {year.months.map((month, at) => (
          <div key={month} className={month.slice(0, 7) === today.slice(0, 7) ? 'month on' : 'month'}>
            <p>
              <span className="initial">{monthOf(month).short.slice(0, 1)}</span>
              <span className="name">
                {monthOf(month).short}
                {at === 0 || month.slice(5, 7) === '01' ? ` ${month.slice(0, 4)}` : ''}
              </span>
            </p>
            <Terms year={year} month={month} />
          </div>
        ))}
      </div>
      <div className="today">
        <span>{COPY.today}</span>
      </div>
    </div>
  );
};

const calendarOf = (entries: readonly YearEntry[], today: string): string =>
  calendarFile(
    entries.map(({ id, day, kind, title, amountCents }) => ({
      uid: `${id}@anno`,
      changedOn: today as YearEntry['day'],
      time: { first: day, last: day },
      title: amountCents === undefined ? title : `${title}, ${euro(amountCents)}`,
      text: kind === 'awaited' ? COPY.estimate : WORDS[kind],
      takesTime: false,
    })),
    COPY.title,
  );

/** The head of the sheet of paper: the agency, the company, the day. */
const PaperHead = ({
  settings: { names, mark },
  company,
  today,
}: {
  readonly settings: PageContext['settings'];
  readonly company: Company;
  readonly today: IsoDate;
}) => (
  <div className="paper-head">
    <Mark mark={mark} />
    <p>
      <strong>{names.agencyShortName}</strong>
      <br />
      {names.agencyName}
    </p>
    <p>
      {company.registeredName}
      <br />
      {COPY.printedOn(formatDay(today))}
    </p>
  </div>
);

/** What is to come as a file for the calendar, and the sheet of paper. */
const Acts = ({ toCome }: { readonly toCome: readonly YearEntry[] }) => {
  const clock = useInjection(Clock);
  return (
    <div className="acts">
      {toCome.length === 0 ? null : (
        <Button
          icon="calendar"
          className="btn-sm"
          onClick={() => saveFile(COPY.calendarName, 'text/calendar', calendarOf(toCome, dayInRome(clock.now())))}
        >
          {COPY.calendar}
        </Button>
      )}
      <Button className="btn-sm" onClick={() => printOnly('anno')}>
        {COPY.print}
      </Button>
    </div>
  );
};

/** "L’anno in una riga": twelve months of payments and terms with today, its twin in words, a calendar file and one sheet of paper. */
export const YearLine = ({ context, company }: { readonly context: PageContext; readonly company: Company }) => {
  const today = useToday();
  const { list, payments, applications } = useToDos(context, company);
  const aids = useQueryResult(deskAidsQuery(context));
  const [isListed, setListed] = useState(false);
  // The aids are part of the line, and not worth waiting for longer than they take to fail.
  if (payments === undefined || aids.kind === 'pending') return null;
  const year = yearOf({ payments, toDos: list, applications, aids: aids.kind === 'success' ? aids.value : [] }, today);
  const { entries, months } = year;
  const [first = today] = months;
  const [from, to] = [monthOf(first).long, monthOf(months.at(-1) ?? today).long];
  const hasPayments = year.columns.length > 0;
  return (
    <section className="pt-year" aria-labelledby="anno-in-una-riga">
      <PaperHead settings={context.settings} company={company} today={today} />
      <div className="head">
        <div>
          <h2 id="anno-in-una-riga">{COPY.title}</h2>
          <p className="pt-soft">
            {hasPayments
              ? COPY.sentence(from, to, euro(year.paidCents), euro(year.awaitedCents))
              : COPY.noPayments(from, to)}
          </p>
        </div>
        <Key entries={entries} />
      </div>
      {entries.length === 0 ? (
        <p>{COPY.none}</p>
      ) : (
        <>
          <Drawing year={year} today={today} />
          <div className={classes('all-entries', !isListed && 'closed')}>
            <Entries entries={entries} />
          </div>
          <div className="tools">
            <Button look="link" iconEnd="expand" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
              {isListed ? COPY.hide : COPY.read(entries.length)}
            </Button>
            <Acts toCome={entries.filter(({ day }) => isToRemember(day, today))} />
          </div>
          <div className="paper-foot">
            <p>{COPY.estimate}</p>
            {context.settings.demonstration ? <p>{FRAME.demonstration}</p> : null}
          </div>
        </>
      )}
    </section>
  );
};
