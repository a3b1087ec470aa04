// A test runner for Stryker that keeps the specs of the core loaded and calls only the tests that reach a mutant. The
// one that Stryker has for Vitest starts Vitest once more for each of thousands of mutants.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import { register as registerTsx } from 'tsx/esm/api';
import { testsDeclaredBy } from './words.mjs';

/** A part of them, such as `tests/core/session`, is enough while one capability is worked on. */
const SPECS = process.env.MUTATION_SPECS ?? 'tests/core';
/** A test that takes this much longer than without a mutant does not end by itself: the mutant is found by that. */
const PATIENCE_MS = 10_000;
const PATIENCE_FACTOR = 4;
/** For the first run, in which every test has to pass, on however busy a machine. */
const FIRST_RUN_LIMIT_MS = 120_000;
/** What the first run learns, for the processes that try mutants. */
const LEARNED = 'first-run.json';

const specs = () =>
  readdirSync(SPECS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${SPECS}/${file}`)
    .toSorted();

const NO_TIME = Symbol('no time');

/** @param {() => unknown} body @param {number} limitMs */
const failureOf = async (body, limitMs) => {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const limit = new Promise((settle) => {
    timer = setTimeout(() => settle(NO_TIME), limitMs);
  });
  try {
    return (await Promise.race([body(), limit])) === NO_TIME ? NO_TIME : undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
};

class InProcessRunner {
  #loadings = 0;
  /** @type {{ loadedBy: Record<string, string[]>, ms: Record<string, number> } | undefined} Spec files that execute a mutant while they load, by its number; how long a test takes, by its name. */
  #learned;
  /** @type {Map<string, Map<string, { id: string, body: () => unknown }>>} */
  #kept = new Map();
  /** What Stryker's instrumented code reads and counts in. */
  #state = (globalThis.__stryker__ ??= {});

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    registerTsx();
    register(new URL('resolve.mjs', import.meta.url));
    // The same values each time, so that a score can be compared; a failure is enough, its smallest form is not looked for.
    fc.configureGlobal({ seed: 20_240_101, endOnFailure: true });
  }

  /** @param {string} spec */
  async #load(spec) {
    this.#loadings += 1;
    const declared = await testsDeclaredBy(
      () => import(`${pathToFileURL(resolve(spec)).href}?loading=${String(this.#loadings)}`),
    );
    return declared.map(({ title, body }) => ({ id: `${spec}#${title}`, title, body }));
  }

  async dryRun() {
    const tests = [];
    /** @type {Record<string, string[]>} */
    const loadedBy = {};
    /** @type {Record<string, number>} */
    const ms = {};
    for (const spec of specs()) {
      const before = { ...this.#state.mutantCoverage?.static };
      const declared = await this.#load(spec);
      for (const [id, hits] of Object.entries(this.#state.mutantCoverage?.static ?? {})) {
        if (hits !== before[id]) (loadedBy[id] ??= []).push(spec);
      }
      for (const { id, title, body } of declared) {
        const start = performance.now();
        this.#state.currentTestId = id;
        const failure = await failureOf(body, FIRST_RUN_LIMIT_MS);
        this.#state.currentTestId = undefined;
        const timeSpentMs = performance.now() - start;
        ms[id] = timeSpentMs;
        const said = { id, name: title, fileName: spec, timeSpentMs };
        tests.push(
          failure === undefined ? { ...said, status: 0 } : { ...said, status: 1, failureMessage: String(failure) },
        );
      }
    }
    this.#learned = { loadedBy, ms };
    writeFileSync(LEARNED, JSON.stringify(this.#learned));
    return { status: 'complete', tests, mutantCoverage: this.#state.mutantCoverage };
  }

  /** @param {{ testFilter?: string[], hitLimit?: number, activeMutant: { id: string }, mutantActivation: 'runtime' | 'static' }} options */
  async mutantRun({ testFilter, hitLimit = Infinity, activeMutant: { id: mutant }, mutantActivation }) {
    this.#learned ??= JSON.parse(readFileSync(LEARNED, 'utf8'));
    const { loadedBy, ms } = this.#learned;
    let nrOfTests = 0;
    /** @param {readonly { id: string, body: () => unknown }[]} tests */
    const outcome = async (tests) => {
      for (const { id, body } of tests) {
        nrOfTests += 1;
        Object.assign(this.#state, { activeMutant: mutant, hitCount: 0, hitLimit });
        const failure = await failureOf(body, PATIENCE_MS + PATIENCE_FACTOR * (ms[id] ?? 0));
        this.#state.activeMutant = undefined;
        if (failure === NO_TIME || this.#state.hitCount > hitLimit) return { status: 'timeout' };
        if (failure !== undefined)
          return { status: 'killed', killedBy: [id], failureMessage: failure.message, nrOfTests };
      }
      return undefined;
    };
    const survived = () => ({ status: 'survived', nrOfTests });
    if (mutantActivation === 'runtime')
      return (await outcome(await this.#quickestFirst(testFilter ?? [], ms))) ?? survived();

    for (const spec of loadedBy[mutant] ?? []) {
      Object.assign(this.#state, { activeMutant: mutant, hitCount: 0, hitLimit });
      try {
        const found = await outcome(await this.#load(spec));
        if (found !== undefined) return found;
      } catch (error) {
        // Not even the module can be loaded with this mutant.
        return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests };
      } finally {
        this.#state.activeMutant = undefined;
      }
    }
    return survived();
  }

  /** Most mutants fail an example before a property has to be tried. @param {readonly string[]} ids @param {Record<string, number>} ms */
  async #quickestFirst(ids, ms) {
    const tests = [];
    for (const id of ids.toSorted((a, b) => (ms[a] ?? 0) - (ms[b] ?? 0))) {
      const spec = id.slice(0, id.indexOf('#'));
      let kept = this.#kept.get(spec);
      if (kept === undefined) {
        kept = new Map((await this.#load(spec)).map((test) => [test.id, test]));
        this.#kept.set(spec, kept);
      }
      const test = kept.get(id);
      if (test !== undefined) tests.push(test);
    }
    return tests;
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }];
