import { COMPANY_FILE_TABS, type CompanyFileTab } from '#core/company-file/company-file.ts';
import type { Tone } from '#core/kernel/status-tag.ts';
import { type ToDo, toDoList, type ToDoSources } from './to-do.ts';

/** A tab's second mark, beside the sign that comes from the flags alone: how many items wait in it, in words (FILE-15, D-42). */
export interface TabMark {
  readonly words: string;
  readonly tone: Tone;
}

const isIn = (tab: CompanyFileTab, { target }: ToDo): boolean => target.kind === 'company-file' && target.tab === tab;

/**
 * What "Cosa devo fare" calls urgent inside each tab: "1 da fare". A tab is marked once something in it is past or has a day, with the
 * number of all that the list names in it; a flag of the service alone marks nothing here, it has its own sign (FILE-15, D-42).
 */
export const tabMarks = ({
  today,
  file,
}: Pick<ToDoSources, 'today' | 'file'>): Readonly<Partial<Record<CompanyFileTab, TabMark>>> => {
  const list = toDoList({ today, file, applications: [], debts: [] });
  return Object.fromEntries(
    COMPANY_FILE_TABS.flatMap((tab) => {
      const inside = list.filter((entry) => isIn(tab, entry));
      // The most urgent stands first.
      const [first] = inside;
      return first === undefined || first.urgency === 'undated'
        ? []
        : [[tab, { words: `${inside.length} da fare`, tone: first.tone }] as const];
    }),
  );
};
