import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { selectionOf } from '#features/selection.ts';
import { isCut, readExamples } from '#tests/tools/trace/examples.ts';
import { levelsLeftOut, type Outcome, outcomeOf, type RequirementRun } from '#tests/tools/trace/outcomes.ts';
import { reportPage, type Row } from '#tests/tools/trace/page.tsx';
import type { Level } from '#tests/tools/trace/requirements.ts';

/** What the runner writes of one rule with one example, whose second step ends like this. */
const messagesOf = (status: string) =>
  [
    {
      gherkinDocument: {
        feature: {
          name: 'Il fascicolo',
          children: [
            {
              rule: {
                id: 'rule',
                location: { line: 4 },
                name: 'Il documento scade',
                description: '  Perché.\n',
                children: [{ scenario: { id: 'node', location: { line: 9 }, name: 'conta il segno', examples: [] } }],
              },
            },
          ],
        },
      },
    },
    {
      pickle: {
        id: 'pickle',
        uri: 'features/fascicolo.feature',
        name: 'conta il segno',
        astNodeIds: ['node'],
        tags: [{ name: '@FILE-03' }],
        steps: [{ text: 'un documento' }, { text: 'è scaduto' }],
      },
    },
    // Found and not chosen: it did not run.
    { pickle: { id: 'other', uri: 'features/fascicolo.feature', name: '', astNodeIds: [], tags: [], steps: [] } },
    { testCase: { id: 'case', pickleId: 'pickle' } },
    { testCaseStarted: { id: 'started', testCaseId: 'case' } },
    { testStepFinished: { testCaseStartedId: 'started', testStepResult: { status: 'PASSED' } } },
    { testStepFinished: { testCaseStartedId: 'started', testStepResult: { status, message: 'non è scaduto' } } },
    { testCaseFinished: { testCaseStartedId: 'started' } },
  ]
    .map((message) => JSON.stringify(message))
    .join('\n');

const examplesOf = (http: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const paths = { headless: join(folder, 'headless'), http: join(folder, 'http') };
  writeFileSync(paths.headless, messagesOf('PASSED'));
  writeFileSync(paths.http, messagesOf(http));
  try {
    return readExamples(paths);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const asked = (...levels: readonly Level[]) => ({ id: 'FILE-03', levels, sentence: '', chapter: '' });

describe('the report of the examples', () => {
  it('should tell what ran, at which rule, and how it ended in each assembly', () => {
    expect(examplesOf('FAILED')).toEqual([
      {
        file: 'features/fascicolo.feature',
        line: 9,
        name: 'conta il segno',
        feature: 'Il fascicolo',
        rule: { name: 'Il documento scade', line: 4, words: 'Perché.' },
        ids: ['FILE-03'],
        steps: ['un documento', 'è scaduto'],
        results: { headless: { passed: true, message: undefined }, http: { passed: false, message: 'non è scaduto' } },
      },
    ]);
  });

  it('should leave out what had not ended when the run was stopped, and say that it was', () => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    const path = join(folder, 'headless');
    try {
      writeFileSync(path, messagesOf('FAILED').replace(/^.*"testCaseFinished".*$/m, ''));
      expect(readExamples({ headless: path })).toEqual([]);
      expect(isCut(path)).toBe(true);
      writeFileSync(path, `${messagesOf('PASSED')}\n{"testRunFinished":{"success":true}}`);
      expect(isCut(path)).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('should call a requirement passed where every level asked whose proofs ran has passed', () => {
    const passed = examplesOf('PASSED');
    const proof = (level: Level) => ({ id: 'FILE-03', level, where: '', text: '' });
    const test = { file: 'tests/browser/a.spec.ts', title: '', ids: ['FILE-03'], passed: true };
    const outcome = (levels: readonly Level[], run: Partial<RequirementRun>) =>
      outcomeOf(asked(...levels), { examples: [], tests: [], declared: [], ...run });
    expect(outcome(['C', 'A'], { examples: passed })).toBe('passed');
    // Nobody proves the level B: this is a part. A proof that this run left out is none of its faults.
    expect(outcome(['C', 'B'], { examples: passed })).toBe('partly');
    expect(outcome(['C', 'B'], { examples: passed, declared: [proof('B')] })).toBe('passed');
    expect(levelsLeftOut(asked('C', 'B'), { examples: passed, tests: [], declared: [proof('B')] })).toEqual(['B']);
    expect(outcome(['C', 'A'], { examples: examplesOf('UNDEFINED') })).toBe('failed');
    expect(outcome(['C'], { declared: [proof('C')] })).toBe('declared');
    // Alone, a lower level is proved by a higher one.
    expect(outcome(['C'], { tests: [test], declared: [proof('C')] })).toBe('passed');
    expect(outcome(['A', 'B'], { tests: [test] })).toBe('partly');
    expect(outcome(['B'], { tests: [{ ...test, passed: false }] })).toBe('failed');
  });

  it('should list rows below their chapters with totals, what nobody ran at the end, and that the run was stopped', () => {
    const row = (id: string, chapter: string, outcome: Outcome): Row => ({
      requirement: { id, levels: ['C'], sentence: id, chapter },
      outcome,
      examples: [],
      tests: [],
      declared: [],
    });
    const rows = [row('AAA-01', 'Uno', 'declared'), row('AAA-02', 'Uno', 'passed'), row('BBB-01', 'Due', 'failed')];
    const head = { at: 'oggi', version: '1', isCutShort: true, kinds: ['esempi nelle regole'] };
    const words = reportPage(head, rows);
    expect([...words.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Uno',
      'Due',
      'Non eseguiti in questo giro',
    ]);
    expect(words.indexOf('id="AAA-01"')).toBeGreaterThan(words.indexOf('id="BBB-01"'));
    expect(words).toContain('Due</a>: 1 (FALLITO 1)');
    expect(words).toContain('Giro interrotto');
    expect(reportPage({ ...head, isCutShort: false }, rows)).not.toContain('Giro interrotto');
  });
});

describe('what a person writes behind the command', () => {
  it('should be a requirement, a tag, a file with or without its line, or words of a title', () => {
    const file = 'features/portale/normative.feature';
    expect(selectionOf(['FILE-02', '@http', file, `${file}:27`, 'conta il segno', '--messages', 'x'])).toEqual({
      tags: ['@FILE-02', '@http'],
      paths: [file, `${file}:27`],
      names: ['conta il segno'],
      messages: 'x',
      isAboutPhrases: false,
    });
  });

  it('should be refused where the file or the option does not exist', () => {
    expect(() => selectionOf(['features/manca.feature'])).toThrow('Il file features/manca.feature non c’è');
    expect(() => selectionOf(['--format'])).toThrow('"--format" non è un’opzione');
  });
});
