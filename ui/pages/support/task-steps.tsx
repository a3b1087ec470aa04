import { useEffect, useRef, useState } from 'react';
import type { TaskStep } from '#core/catalogue/task.ts';
import { doneSentence } from '#core/catalogue/task-page.ts';
import { useHydrated } from '#ui/components/hydrated.ts';
import { ProgressBar } from '#ui/components/progress.tsx';
import { TASK_COPY as COPY } from '#ui/copy/task.ts';
import { keepTickedSteps, tickedSteps } from '#ui/platform/ticked-steps.ts';

/** How many of the steps are ticked; the boxes themselves hold it, also before the script has come. */
const useTicks = (task: string) => {
  const list = useRef<HTMLOListElement>(null);
  const [done, setDone] = useState(0);
  const boxes = (): readonly HTMLInputElement[] => [
    ...(list.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
  ];
  const count = (): readonly number[] => boxes().flatMap(({ checked }, index) => (checked ? [index] : []));
  useEffect(() => {
    const kept = tickedSteps(task);
    // A step that was ticked while the script was on its way counts too.
    for (const [index, box] of boxes().entries()) box.checked ||= kept.includes(index);
    const indexes = count();
    setDone(indexes.length);
    if (indexes.length !== kept.length) keepTickedSteps(task, indexes);
    // Once for a task: what is ticked afterwards is heard.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [task]);
  const noteTick = (): void => {
    const indexes = count();
    setDone(indexes.length);
    keepTickedSteps(task, indexes);
  };
  return { list, done, noteTick };
};

/** The steps of a task, each with a box to tick; ticks are kept on the device (PAGE-60). */
export const TaskSteps = ({ task, steps }: { readonly task: string; readonly steps: readonly TaskStep[] }) => {
  const { list, done, noteTick } = useTicks(task);
  const hydrated = useHydrated();
  return (
    <>
      {hydrated ? (
        <div className="pt-task-bar">
          <p className="pt-soft mb-0" role="status">
            {doneSentence(done, steps.length)}
          </p>
          <ProgressBar value={done} max={steps.length} label={COPY.doneBar} />
        </div>
      ) : null}
      <ol className="pt-task-steps list-unstyled" ref={list}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="h5">{title}</h3>
              {text === undefined ? null : <p className="pt-soft mb-0">{text}</p>}
            </div>
            <label className="pt-check form-check-label">
              <input
                type="checkbox"
                className="form-check-input"
                name="passi-fatti"
                value={index + 1}
                onChange={noteTick}
              />
              <span>
                {COPY.done}
                <span className="visually-hidden">{COPY.doneOf(title)}</span>
              </span>
            </label>
          </li>
        ))}
      </ol>
      {hydrated ? <p className="pt-soft small">{COPY.kept}</p> : null}
    </>
  );
};
