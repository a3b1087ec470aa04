import { renderToStaticMarkup } from 'react-dom/server';
import type { Requirement } from '../trace/requirements.ts';
import type { Proof } from '../trace/proofs.ts';
import type { Assembly, Example } from './examples.ts';
import { type Outcome, WORDS } from './outcomes.ts';
import { FILTER, STYLE } from './page-parts.ts';
import type { TestResult } from './specs.ts';

/** A requirement with all that is known of it. */
export interface Row {
  readonly requirement: Requirement;
  readonly outcome: Outcome;
  readonly examples: readonly Example[];
  readonly tests: readonly TestResult[];
  /** Specs that say that they prove it, and did not run. */
  readonly declared: readonly Proof[];
}

/** What stands at the head of the page. */
export interface Head {
  /** Day and hour, in Italian. */
  readonly at: string;
  readonly version: string;
}

/** The report as one HTML file: by requirement, rule and example, to be searched and printed. */
export const reportPage = (head: Head, rows: readonly Row[]): string =>
  `<!doctype html>${renderToStaticMarkup(<Page head={head} rows={rows} />)}`;

// Helpers

const PLACES: Readonly<Record<Assembly, string>> = { headless: 'regole', http: 'rete', browser: 'browser' };
const LEVELS = { C: 'regole', A: 'rete', B: 'browser', U: 'componenti' } as const;
const OUTCOMES = Object.keys(WORDS) as Outcome[];

const Mark = ({ outcome }: { readonly outcome: Outcome }) => <strong className={outcome}>{WORDS[outcome]}</strong>;

const ExampleRow = ({ example }: { readonly example: Example }) => (
  <li>
    <details>
      <summary>
        {example.name}{' '}
        {Object.entries(example.results).map(([assembly, { passed }]) => (
          <span key={assembly} className={passed ? 'passed' : 'failed'}>
            {PLACES[assembly as Assembly]} {passed ? 'sì' : 'NO'}
          </span>
        ))}
        <code>
          {example.file}:{example.line}
        </code>
      </summary>
      <ol>
        {example.steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step may be said twice
          <li key={index}>{step}</li>
        ))}
      </ol>
      {Object.entries(example.results).map(([assembly, { message }]) =>
        message === undefined ? null : <pre key={assembly}>{message}</pre>,
      )}
    </details>
  </li>
);

/** The examples of a requirement below their rules. */
const Rules = ({ examples }: { readonly examples: readonly Example[] }) => {
  const keys = [...new Set(examples.map(ruleKey))];
  return keys.map((key) => {
    const own = examples.filter((example) => ruleKey(example) === key);
    const [{ rule, feature, file } = { rule: undefined, feature: '', file: '' }] = own;
    return (
      <section key={key}>
        <h3>{rule?.name ?? feature}</h3>
        <p className="where">
          {feature}, <code>{rule === undefined ? file : `${file}:${rule.line}`}</code>
        </p>
        {rule === undefined || rule.words === '' ? null : <p>{rule.words}</p>}
        <ul>
          {own.map((example) => (
            <ExampleRow key={example.line} example={example} />
          ))}
        </ul>
      </section>
    );
  });
};

const ruleKey = ({ file, rule }: Example): string => `${file}:${rule?.line ?? 0}`;

const Specs = ({ tests, declared }: Pick<Row, 'tests' | 'declared'>) => {
  const places = [...new Set(declared.map(({ level, where }) => `${LEVELS[level]}: ${where}`))];
  return tests.length + places.length === 0 ? null : (
    <details>
      <summary>
        Altre prove: {tests.length} eseguite, {places.length} file dichiarati
      </summary>
      <ul>
        {tests.map(({ file, title, passed }) => (
          <li key={`${file} ${title}`}>
            <span className={passed ? 'passed' : 'failed'}>{passed ? 'sì' : 'NO'}</span> {title} <code>{file}</code>
          </li>
        ))}
        {places.map((words) => (
          <li key={words}>
            <span className="declared">{WORDS.declared}</span> {words}
          </li>
        ))}
      </ul>
    </details>
  );
};

const RequirementRow = ({ row: { requirement, outcome, examples, tests, declared } }: { readonly row: Row }) => (
  <article id={requirement.id} data-outcome={outcome}>
    <h2>
      <a href={`#${requirement.id}`}>{requirement.id}</a> {requirement.sentence} <Mark outcome={outcome} />
    </h2>
    <p className="where">Va provato in: {requirement.levels.map((level) => LEVELS[level]).join(', ')}</p>
    <Rules examples={examples} />
    <Specs tests={tests} declared={declared} />
  </article>
);

const Page = ({ head: { at, version }, rows }: { readonly head: Head; readonly rows: readonly Row[] }) => (
  <html lang="it">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Che cosa vale, e che cosa è stato provato</title>
      <style>{STYLE}</style>
    </head>
    <body>
      <header>
        <h1>Che cosa vale, e che cosa è stato provato</h1>
        <p>
          Giro del {at}, versione {version}. {rows.length} requisiti:{' '}
          {OUTCOMES.map((outcome) => `${WORDS[outcome]} ${count(rows, outcome)}`).join(', ')}.
        </p>
        <p>
          Superato: una prova è passata a ogni livello richiesto. In parte: a qualcuno. Dichiarato: una prova c’è, e in
          questo giro non è stata eseguita.
        </p>
        <form role="search">
          <label>
            Cerca <input type="search" name="words" />
          </label>
          <label>
            Esito{' '}
            <select name="outcome">
              <option value="">tutti</option>
              {OUTCOMES.map((outcome) => (
                <option key={outcome} value={outcome}>
                  {WORDS[outcome]}
                </option>
              ))}
            </select>
          </label>
          <output aria-live="polite" />
        </form>
      </header>
      <main>
        {rows.map((row) => (
          <RequirementRow key={row.requirement.id} row={row} />
        ))}
      </main>
      {/* oxlint-disable-next-line react/no-danger -- the page is one file, and this script is ours */}
      <script dangerouslySetInnerHTML={{ __html: FILTER }} />
    </body>
  </html>
);

const count = (rows: readonly Row[], wanted: Outcome): number =>
  rows.filter(({ outcome }) => outcome === wanted).length;
