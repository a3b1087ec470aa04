import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { selectionOf } from '#features/selection.ts';
import { readExamples } from '#tests/tools/report/examples.ts';
import { outcomeOf } from '#tests/tools/report/outcomes.ts';
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

  it('should call a requirement passed only where every level asked has passed, and declared where nothing ran', () => {
    const passed = examplesOf('PASSED');
    expect(outcomeOf(asked('C', 'A'), passed, [])).toBe('passed');
    expect(outcomeOf(asked('C', 'B'), passed, [])).toBe('partly');
    expect(outcomeOf(asked('C', 'A'), examplesOf('UNDEFINED'), [])).toBe('failed');
    expect(outcomeOf(asked('C'), [], [])).toBe('declared');
    const test = { file: 'tests/browser/a.spec.ts', title: '', ids: ['FILE-03'], passed: true };
    // Alone, a lower level is proved by a higher one.
    expect(outcomeOf(asked('C'), [], [test])).toBe('passed');
    expect(outcomeOf(asked('A', 'B'), [], [test])).toBe('partly');
    expect(outcomeOf(asked('B'), [], [{ ...test, passed: false }])).toBe('failed');
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
    });
  });

  it('should be refused where the file or the option does not exist', () => {
    expect(() => selectionOf(['features/manca.feature'])).toThrow('Il file features/manca.feature non c’è');
    expect(() => selectionOf(['--format'])).toThrow('"--format" non è un’opzione');
  });
});
