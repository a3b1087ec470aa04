import type { ToDo } from '#core/open-items/to-do.ts';
import type { Milestone } from './milestone.ts';

/** What of "Cosa devo fare" has a day that is still to come, among what opens and closes; `pathOf` leads to its one action (TERM-03). */
export const ownMilestones = (
  toDos: readonly ToDo[],
  label: string,
  pathOf: (toDo: ToDo) => string,
): readonly Milestone[] =>
  toDos.flatMap((toDo) =>
    toDo.day === undefined || toDo.urgency !== 'dated'
      ? []
      : [
          {
            kind: 'own',
            event: 'closes',
            day: toDo.day,
            title: toDo.title,
            label,
            forWhom: toDo.reason,
            friendlyUrl: pathOf(toDo).slice(1),
            audiences: [],
            regions: [],
            produce: [],
          },
        ],
  );
