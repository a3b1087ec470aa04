import type { Download, NamedLink } from '#core/content/pieces.ts';
import type { RichText } from '#core/content/rich-text.ts';

/** Where the one button of a task or of a service leads: nothing of a company is changed in the portal, so it opens what the task is about (D-51). */
export const TASK_TARGETS = ['conto', 'fascicolo', 'domande', 'pagamenti', 'debiti', 'assistenza'] as const;
export type TaskTarget = (typeof TASK_TARGETS)[number];

/** Whether a word names a place; another service may have others. */
export const isTaskTarget = (word: string): word is TaskTarget => (TASK_TARGETS as readonly string[]).includes(word);

/** A task by its name, with the last part of its address. */
export interface NamedTask {
  readonly friendlyUrl: string;
  readonly title: string;
}

/** A step of a task, in its order. */
export interface TaskStep {
  readonly title: string;
  readonly text?: string;
}

/** The form of a task: its file, or undefined where it is among the forms no more. */
export interface TaskForm {
  readonly friendlyUrl: string;
  readonly document?: Download;
}

/** What a page "Che cosa fare" says besides its title and its lead (PAGE-60, D-52). */
export interface Task {
  /** The person doing it, where, how long it takes, what it costs: few words each. */
  readonly who: string;
  readonly where: string;
  readonly time: string;
  /** What follows that time: "poi 1 o 2 giorni di verifica". */
  readonly timeNote?: string;
  readonly cost: string;
  readonly needs: readonly string[];
  readonly steps: readonly TaskStep[];
  readonly form?: TaskForm;
  /** What to beware of, before everything else. */
  readonly warning?: RichText;
  /** What happens afterwards. */
  readonly after?: RichText;
  /** Ways on where something goes wrong. */
  readonly troubles: readonly NamedLink[];
  readonly place?: TaskTarget;
}
