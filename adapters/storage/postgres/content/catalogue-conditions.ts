import { type Criteria, selectedValues } from '#core/catalogue/criteria.ts';
import type { ChoiceName, FieldName, FilterSection, ListDefinition } from '#core/catalogue/definition.ts';
import { DUE_WITHIN, lastDayWithin } from '#core/catalogue/deadline-order.ts';
import { OPEN_STATUSES, STATUS_AFTER_DEADLINE } from '#core/competitions/status.ts';
import { foldedWords, searchTerms } from '#core/formatting/folded.ts';
import { codeFrom } from '#core/formatting/pasted-code.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Conditions } from '../connection/statement.ts';

/** The rule of `statusOn` in the words of the database; the suite of the repositories holds the two together. */
const statusColumn = (conditions: Conditions, today: IsoDate): string =>
  `case when status = any(${conditions.value(OPEN_STATUSES)}::text[]) and payload #>> '{item,deadline}' < ${conditions.value(today)}
   then ${conditions.value(STATUS_AFTER_DEADLINE)} else status end`;

const DEADLINE = "payload #>> '{item,deadline}'";

/** Whether a call is open on a day, and closes on another at the latest: as the repository in memory has it. */
const dueBy = (conditions: Conditions, last: IsoDate, today: IsoDate): string =>
  `((${statusColumn(conditions, today)}) = any(${conditions.value(OPEN_STATUSES)}::text[]) and ${DEADLINE} <= ${conditions.value(last)})`;

/** The rule of `deadlineKey` in the words of the database. */
export const deadlineColumn = (conditions: Conditions, today: IsoDate): string =>
  `(case when (${statusColumn(conditions, today)}) = any(${conditions.value(OPEN_STATUSES)}::text[])
     then coalesce('1' || replace(${DEADLINE}, '-', ''), '2')
     else coalesce('3' || (99999999 - replace(${DEADLINE}, '-', '')::int)::text, '4') end collate "C")`;

/** The column with the values of a section, as `section:value`: the facets, the status, or within how many days it closes. */
export const marksIn = (name: ChoiceName, conditions: Conditions, today: IsoDate): string => {
  if (name === 'dueWithin') return dueMarks(conditions, today);
  return name === 'competitionStatus' || name === 'contractStatus'
    ? `array[${conditions.value(`${name}:`)} || ${statusColumn(conditions, today)}]`
    : 'facets';
};

/** The marks of the days within which a call closes. */
const dueMarks = (conditions: Conditions, today: IsoDate): string => {
  const marks = DUE_WITHIN.flatMap(({ value }) => {
    const last = lastDayWithin(value, today);
    return last === undefined
      ? []
      : [`case when ${dueBy(conditions, last, today)} then ${conditions.value(`dueWithin:${value}`)}::text end`];
  });
  return `array_remove(array[${marks.join(', ')}], null)`;
};

const addSection = (conditions: Conditions, section: FilterSection, criteria: Criteria, today: IsoDate): void => {
  const first = (field: FieldName): string | undefined => selectedValues(criteria, field)[0];
  const addIf = (sql: string, value: string | undefined): void => {
    if (value !== undefined) conditions.add(sql, value);
  };
  switch (section.kind) {
    case 'choice': {
      const chosen = selectedValues(criteria, section.name);
      const wanted = chosen.map((value) => `${section.name}:${value}`);
      if (wanted.length > 0) conditions.add(`${marksIn(section.name, conditions, today)} && ?::text[]`, wanted);
      return;
    }
    case 'numberAndYear':
      addIf('deed_number = ?', first(section.number));
      addIf('reference_year = ?', first(section.year));
      return;
    case 'dateRange': {
      const column = section.name === 'eventDate' ? 'event_date' : 'publication_date';
      addIf(`${column} >= ?`, first(section.from));
      addIf(`${column} <= ?`, first(section.to));
      return;
    }
    case 'text': {
      const text = first(section.name);
      // A folded text holds letters, digits and blanks only: nothing in it is a sign of the pattern.
      if (text !== undefined)
        conditions.add(`replace(coalesce(${section.name}, ''), ' ', '') like ?`, `%${codeFrom(foldedWords(text))}%`);
      return;
    }
    // Read and unread belong to notifications, which are no catalogue items.
    case 'flag':
  }
};

/**
 * Every word somewhere in the text, or another form of the same Italian words. The number of conditions does not depend on the
 * number of words; the longest word has one of its own, because the trigram index does not answer `like all`.
 */
const addWords = (conditions: Conditions, search: string): void => {
  const words = searchTerms(search);
  const [longest, ...others] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return;
  conditions.add(
    "((folded like ? and folded like all(?::text[])) or words @@ plainto_tsquery('public.it'::regconfig, ?))",
    `%${longest}%`,
    others.map((word) => `%${word}%`),
    words.join(' '),
  );
};

/** Adds what the criteria ask for on a day, without the section `except` (its own options are counted without it). */
export const addCriteria = (
  conditions: Conditions,
  definition: ListDefinition,
  criteria: Criteria,
  today: IsoDate,
  except?: ChoiceName,
): void => {
  for (const section of definition.sections)
    if (section.name !== except) addSection(conditions, section, criteria, today);
  addWords(conditions, criteria.search);
};
