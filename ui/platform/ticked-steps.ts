const KEY = 'fatto:';

/** What is kept of a list of steps: their places, from 0. */
const numbersIn = (text: string | null): readonly number[] =>
  (text ?? '').split(',').flatMap((part) => (/^\d{1,2}$/u.test(part) ? [Number(part)] : []));

/** The steps of a task that were ticked on this device; none where the browser keeps nothing (SES-18). */
export const tickedSteps = (task: string): readonly number[] => {
  try {
    return numbersIn(window.localStorage.getItem(KEY + task));
  } catch {
    return [];
  }
};

/** Keeps the ticked steps of a task on this device and nowhere else; silent where that is forbidden or full. */
export const keepTickedSteps = (task: string, indexes: readonly number[]): void => {
  try {
    if (indexes.length === 0) window.localStorage.removeItem(KEY + task);
    else window.localStorage.setItem(KEY + task, indexes.join(','));
  } catch {
    // The ticks stay on the page, which is all that can be had.
  }
};
