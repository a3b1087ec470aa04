// Stands in for 'vitest' while mutants are tried: the few words that the specs of the core use, without its processes.
import { format } from 'node:util';
import { vi as all } from 'vitest';

export { expect } from 'vitest';

/** @typedef {{ title: string, body: () => unknown }} Test */

/** @type {Test[]} */
let collected = [];
/** @type {string[]} */
let above = [];
/** @type {(() => unknown)[]} */
let before = [];

/** @param {string} title @param {() => unknown} body */
const add = (title, body) => {
  const whole = [...above, title].join(' ');
  const first = [...before];
  const bodyAfterThem = async () => {
    for (const one of first) await one();
    await body();
  };
  collected.push({ title: `${whole} #${String(collected.length)}`, body: first.length > 0 ? bodyAfterThem : body });
};

/** @param {(title: string, body: (...values: any[]) => unknown) => void} one */
const eachOf =
  (one) =>
  (/** @type {unknown[]} */ cases) =>
  (/** @type {string} */ title, /** @type {(...values: any[]) => unknown} */ body) => {
    for (const entry of cases) {
      const values = Array.isArray(entry) ? entry : [entry];
      // As many values as the title has places for: the rest would be written after it.
      one(format(title, ...values.slice(0, title.match(/%[sdij]/g)?.length ?? 0)), () => body(...values));
    }
  };

/** @param {string} title @param {() => void} body */
const group = (title, body) => {
  above.push(title);
  body();
  above.pop();
};

export const it = Object.assign(add, { each: eachOf(add) });
export const describe = Object.assign(group, { each: eachOf(group) });
/** What runs before each test that is declared after it. @param {() => unknown} one */
export const beforeEach = (one) => before.push(one);
export const vi = { setConfig: () => undefined, fn: all.fn };
export const onTestFinished = () => undefined;

/** The tests that a file declares while it loads. @param {() => Promise<unknown>} load */
export const testsDeclaredBy = async (load) => {
  collected = [];
  above = [];
  before = [];
  await load();
  return collected;
};
