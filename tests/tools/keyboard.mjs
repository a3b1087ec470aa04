// `npm run test:keyboard`: the walk by keyboard over every kind of page, there and back, and everything pressed once; `npm test` walks
// a sample. Whatever follows goes to the runner: `-- -t /normative` for one page.
import { runWhole } from './run-whole.mjs';

runWhole('tests/browser/walks/every-key.spec.ts', { KEYBOARD: 'all' });
