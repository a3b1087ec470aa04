import { formatterHelpers, Status, SummaryFormatter } from '@cucumber/cucumber';
import { nearestPhrases, phrasesOf, sentencesOfFeatures } from './phrases.ts';
import { inWordsOfTheExample } from './seen-and-expected.ts';

type Attempt = ReturnType<SummaryFormatter['eventDataCollector']['getTestCaseAttempts']>[number];
type ParsedStep = ReturnType<typeof formatterHelpers.parseTestCaseAttempt>['testSteps'][number];

const MARKS: Readonly<Partial<Record<string, string>>> = { PASSED: '✔', FAILED: '✖', UNDEFINED: '?', SKIPPED: '-' };
const TOTALS = [
  [Status.PASSED, 'superati', 'superato'],
  [Status.FAILED, 'falliti', 'fallito'],
  [Status.UNDEFINED, 'con una frase che non c’è'],
  [Status.AMBIGUOUS, 'con una frase che ha due significati'],
] as const;

/** Says in Italian which examples failed, at which step, and what was seen instead; a phrase that does not exist gets the nearest ones. */
export default class OutcomeFormatter extends SummaryFormatter {
  override logSummary(): void {
    const attempts = this.eventDataCollector.getTestCaseAttempts();
    const failed = attempts.filter(({ worstTestStepResult, willBeRetried }) =>
      formatterHelpers.isFailure(worstTestStepResult, willBeRetried),
    );
    for (const [index, attempt] of failed.entries()) this.log(`${index + 1}) ${this.#scenario(attempt)}\n`);
    const counts = TOTALS.map(
      ([status, many, one = many]) =>
        [
          attempts.filter(({ worstTestStepResult }) => worstTestStepResult.status === status).length,
          many,
          one,
        ] as const,
    );
    const words = counts
      .filter(([count]) => count > 0)
      .map(([count, many, one]) => `${count} ${count === 1 ? one : many}`);
    this.log(`${attempts.length} ${attempts.length === 1 ? 'scenario' : 'scenari'} (${words.join(', ')})\n`);
  }

  #scenario(testCaseAttempt: Attempt): string {
    const { testCase, testSteps } = formatterHelpers.parseTestCaseAttempt({
      snippetBuilder: this.snippetBuilder,
      supportCodeLibrary: this.supportCodeLibrary,
      testCaseAttempt,
    });
    const { uri, line } = testCase.sourceLocation ?? { uri: '', line: 0 };
    const steps = testSteps.filter(({ text, result }) => text !== undefined || result.message !== undefined);
    return [`${testCase.name} (${uri}:${line})`, ...steps.map((step) => this.#step(step))].join('\n');
  }

  #step({ keyword, text, result, sourceLocation, actionLocation }: ParsedStep): string {
    const head = `   ${MARKS[result.status] ?? '✖'} ${text === undefined ? 'Prima o dopo i passi' : `${keyword}${text}`}`;
    if (result.status === Status.UNDEFINED) return [head, ...this.#unknown(text ?? '', sourceLocation)].join('\n     ');
    if (result.message === undefined) return head;
    const where = actionLocation === undefined ? [] : [`(il passo è in ${actionLocation.uri}:${actionLocation.line})`];
    return [head, ...inWordsOfTheExample(result.message), ...where].join('\n     ');
  }

  #unknown(sentence: string, location: ParsedStep['sourceLocation']): readonly string[] {
    const near = nearestPhrases(sentence, phrasesOf(this.supportCodeLibrary.stepDefinitions, sentencesOfFeatures()));
    const where = location === undefined ? '' : ` (${location.uri}:${location.line})`;
    return [
      `Questa frase non c’è${where}.`,
      ...(near.length === 0 ? ['Nessuna le somiglia.'] : ['Le più vicine:', ...near.map((words) => `- ${words}`)]),
      'Tutte le frasi, per argomento: npm run test:features -- --frasi',
    ];
  }
}
