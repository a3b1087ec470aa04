// Loaded into a portal before its own modules (`node --import`): its clock is ahead by the milliseconds in the file that MOVED_CLOCK names.
// A portal has no setting for this, on purpose: only a test may change the day.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const FILE = process.env.MOVED_CLOCK ?? '';
/** So often the file is read, in milliseconds: the clock is asked thousands of times a second. */
const READ_EVERY_MS = 200;
const RealDate = Date;

let ahead = 0;
let readAt = -READ_EVERY_MS;
const movedNow = () => {
  if (performance.now() - readAt >= READ_EVERY_MS) {
    readAt = performance.now();
    ahead = Number(readFileSync(FILE, 'utf8'));
  }
  return RealDate.now() + ahead;
};

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(movedNow());
    else super(...given);
  }

  static now() {
    return movedNow();
  }
};
