import { renderToStaticMarkup } from 'react-dom/server';
import type { Requirement } from './requirements.ts';
import type { Proof } from './proofs.ts';
import type { Assembly, Example } from './examples.ts';
import { levelsLeftOut, type Outcome, WORDS } from './outcomes.ts';
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
  /** Whether the run was stopped before its end. */
  readonly isCutShort: boolean;
  /** What the run was asked for, in Italian. */
  readonly kinds: readonly string[];
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
        <h4>{rule?.name ?? feature}</h4>
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

const RequirementRow = ({ row }: { readonly row: Row }) => {
  const { requirement, outcome, examples, tests, declared } = row;
  const left = levelsLeftOut(requirement, row);
  return (
    <article id={requirement.id} data-outcome={outcome}>
      <h3>
        <a href={`#${requirement.id}`}>{requirement.id}</a> {requirement.sentence} <Mark outcome={outcome} />
      </h3>
      <p className="where">
        Va provato in: {requirement.levels.map((level) => LEVELS[level]).join(', ')}.
        {left.length === 0
          ? null
          : ` Le prove di questo giro non dicono nulla di: ${left.map((level) => LEVELS[level]).join(', ')}.`}
      </p>
      <Rules examples={examples} />
      <Specs tests={tests} declared={declared} />
    </article>
  );
};

/** Rows below their chapters, and at the end the rows of which nothing ran. */
const chaptersOf = (rows: readonly Row[]): readonly { readonly title: string; readonly rows: readonly Row[] }[] => {
  const ran = rows.filter(({ outcome }) => outcome !== 'declared');
  const titles = [...new Set(ran.map(({ requirement }) => requirement.chapter))];
  const chapters = titles.map((title) => ({
    title,
    rows: ran.filter(({ requirement }) => requirement.chapter === title),
  }));
  const silent = rows.filter(({ outcome }) => outcome === 'declared');
  return silent.length === 0 ? chapters : [...chapters, { title: 'Non eseguiti in questo giro', rows: silent }];
};

const totals = (rows: readonly Row[]): string =>
  OUTCOMES.filter((outcome) => count(rows, outcome) > 0)
    .map((outcome) => `${WORDS[outcome]} ${count(rows, outcome)}`)
    .join(', ');

const Contents = ({ chapters }: { readonly chapters: ReturnType<typeof chaptersOf> }) => (
  <nav aria-label="Argomenti">
    <ul>
      {chapters.map(({ title, rows }, index) => (
        <li key={title}>
          <a href={`#argomento-${index + 1}`}>{title}</a>: {rows.length} ({totals(rows)})
        </li>
      ))}
    </ul>
  </nav>
);

const Introduction = ({ head, rows }: { readonly head: Head; readonly rows: readonly Row[] }) => (
  <>
    <h1>Che cosa vale, e che cosa è stato provato</h1>
    {head.isCutShort ? (
      <p className="cut">
        <strong>Giro interrotto.</strong> Ciò che non era ancora finito non è contato: la pagina non vale come esito.
      </p>
    ) : null}
    <p>
      Giro del {head.at}, versione {head.version}. {rows.length} requisiti: {totals(rows)}.
    </p>
    <p>Sono stati eseguiti: {head.kinds.join('; ')}. Si giudica da questi.</p>
    <p>
      Superato: è passata una prova a ogni livello richiesto di cui il giro aveva prove. In parte: a un livello
      richiesto manca una prova. Non eseguito: una prova c’è, e in questo giro non è stata eseguita.
    </p>
  </>
);

const Page = ({ head, rows }: { readonly head: Head; readonly rows: readonly Row[] }) => {
  const chapters = chaptersOf(rows);
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Che cosa vale, e che cosa è stato provato</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <header>
          <Introduction head={head} rows={rows} />
          <Contents chapters={chapters} />
          <Search />
        </header>
        <main>
          {chapters.map(({ title, rows: own }, index) => (
            <section key={title} id={`argomento-${index + 1}`}>
              <h2>{title}</h2>
              {own.map((row) => (
                <RequirementRow key={row.requirement.id} row={row} />
              ))}
            </section>
          ))}
        </main>
        {/* oxlint-disable-next-line react/no-danger -- the page is one file, and this script is ours */}
        <script dangerouslySetInnerHTML={{ __html: FILTER }} />
      </body>
    </html>
  );
};

const Search = () => (
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
);

const count = (rows: readonly Row[], wanted: Outcome): number =>
  rows.filter(({ outcome }) => outcome === wanted).length;
