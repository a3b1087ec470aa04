// `npm run test:first-acts`: every control of every public page as the first act of all, at three moments, with the processor as it
// is and four times slower; `npm test` tries a sample. Whatever follows goes to the runner: `-- -t /normative` for one page.
import { runWhole } from './run-whole.mjs';

runWhole('tests/browser/first-act', { FIRST_ACTS: 'all' });
