import { expect, it, onTestFinished } from 'vitest';
import { followReading } from '#ui/hydration/reading-only.ts';

it('[MENU-05] should tell the reading in its own bars, and leave every other bar as it is', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<progress class="pt-reading-progress" value="7" max="100"></progress><progress class="pt-index-progress" value="7" max="100"></progress><progress class="pt-progress" value="9" max="41"></progress>';
  const end = new AbortController();
  onTestFinished(() => end.abort());
  followReading(root, end.signal);
  const values = [...root.querySelectorAll('progress')].map(({ value }) => value);
  expect([values[0] === 7, values[1] === 7, values[2]]).toEqual([false, false, 9]);
});
