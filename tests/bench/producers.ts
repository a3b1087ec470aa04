// `npm run bench:producers`: how long a search among 5,000 producers takes beside the reading of one row, in the same
// run and over the same socket, by name, by CUAA, filtered, sorted, and far down the list; and the work list over the same
// producers, by euro beside by term. Prints figures and ratios; asserts nothing.
import process from 'node:process';
import { Database } from '#adapters/storage/postgres/index.ts';
import { writeMissingWork } from '#adapters/storage/postgres/reserved/work-writer.ts';
import { foldText } from '#core/formatting/folded.ts';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import { startService } from '#tests/support/service.ts';
import { busy, median, numberOption, percentile, say, table } from './figures.ts';

const COMPANIES = numberOption('companies', 5_000);
const ROUNDS = numberOption('rounds', 200);
const MOST_RATIO = 3;
const OFFICE = '056001';

const FIRST = ['Poderi', 'Cascina', 'Oliveti', 'Vigneti', 'Serre', 'Pascoli', 'Risaie', 'Frutteti', 'Orti', 'Masseria'];
const SECOND = [
  'del Colle',
  'della Valle',
  'San Rocco',
  'Fonte Chiara',
  'Ca’ Bianca',
  'Pian d’Oro',
  'Torre Alta',
  'Bosco Verde',
];
const THIRD = ['Rossi', 'Ferrari', 'Conti', 'Gallo', 'Costa', 'Greco', 'Villa', 'Serra', 'Marini', 'Riva', 'Fabbri'];
const WORK_STOPS = ['identity-document', 'identity-document', 'validation-sheet', 'pec'];
const SEVERITIES = ['blocking', 'warning', 'notice'];
const KINDS = ['identity-document', 'contract', 'antimafia', 'validation-sheet'];
const TODAY = Date.now();
const dayIn = (days: number): string => new Date(TODAY + days * 86_400_000).toISOString().slice(0, 10);

const WORK_BY_TERM = 'work, by term';
const WORK_BY_EURO = 'work, by euro';
const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(0);

const service = await startService();
try {
  const db = service.composition.get(Database);
  const companies = Array.from({ length: COMPANIES }, (_, at) => {
    const name = `${FIRST[at % 10] ?? ''} ${SECOND[at % 8] ?? ''} di ${THIRD[at % 11] ?? ''} ${at}`;
    return {
      cuaa: String(90_000_000_000 + at),
      name,
      folded: foldText(name),
      anomalies: at % 3,
      worst: at % 3 === 0 ? null : SEVERITIES[at % 3],
      // Four of what ends, but for the seventh part, which has none.
      ends: at % 7 === 0 ? [] : KINDS.map((kind, nth) => ({ kind, day: dayIn(((at * (nth + 1)) % 900) - 100) })),
    };
  });
  await db.query(
    `with given as (select * from jsonb_to_recordset($1::jsonb)
         as line(cuaa text, name text, folded text, anomalies integer, worst text, ends jsonb)),
       kept as (insert into company (cuaa, friendly_url, registered_name, folded_name, city, anomaly_count, worst_anomaly, next_expiry)
         select cuaa, 'prova-' || cuaa, name, folded, 'Viterbo', anomalies, worst,
           (select min((term ->> 'day')::date) from jsonb_array_elements(ends) as term) from given returning cuaa),
       ending as (insert into company_expiry (cuaa, day, kind)
         select cuaa, (term ->> 'day')::date, term ->> 'kind' from given, jsonb_array_elements(ends) as term),
       headed as (insert into company_file_part (cuaa, part, payload)
         select cuaa, 'header', '{"status": "VALIDATO", "lastValidation": "2026-05-04"}' from kept)
     insert into mandate (cuaa, office_id, since) select cuaa, $2, '2020-01-01' from kept`,
    [JSON.stringify(companies), OFFICE],
  );
  // Each has a document, a sheet and two contracts that end, an answer that is awaited, and two payments; of three in four something stops them.
  const works = companies.map(({ cuaa }, at) => {
    const stops = at % 4 === 0 ? [] : [{ kind: WORK_STOPS[at % 4], since: dayIn(((at * 13) % 120) - 60) }];
    const amountCents = 1_000_00 + ((at * 7_919) % 90_000_00);
    return {
      cuaa,
      personal: {
        pec: { state: at % 5 === 0 ? 'failed' : 'verified' },
        identityDocument: { expiry: 'valid', expiryDate: dayIn(((at * 3) % 900) - 100) },
      },
      sheet: { number: String(at), expired: false, expirationDate: dayIn(((at * 5) % 700) - 60) },
      contracts: {
        valid: [1, 2].map((nth) => ({
          protocol: `C-${nth}`,
          recentlyExpired: false,
          expirationDate: dayIn(((at * 7 * nth) % 900) - 10),
        })),
        expired: [],
        hasExpiredMoreThanOneYear: false,
        antimafia: [],
      },
      payments: [1, 2].map((nth) => ({
        id: `P-${nth}`,
        description: 'Saldo domanda unica',
        amountCents: amountCents * nth,
        state: 'authorised',
        stoppedBy: nth === 1 ? [...stops, { kind: 'application', thing: 'D-1', since: dayIn((at % 40) - 5) }] : stops,
      })),
      question: {
        id: 'D-1',
        number: String(at),
        title: 'Domanda unica',
        state: 'documents-requested',
        request: { what: 'Copia del contratto', dueOn: dayIn((at % 60) - 10) },
      },
    };
  });
  await db.query(
    `with given as (select * from jsonb_to_recordset($1::jsonb) as line(cuaa text, personal jsonb, sheet jsonb, contracts jsonb, payments jsonb, question jsonb)),
       parts as (insert into company_file_part (cuaa, part, payload)
         select cuaa, 'personal-data', personal from given union all select cuaa, 'validation-sheet', sheet from given union all select cuaa, 'contracts', contracts from given)
     insert into procedure_entry (cuaa, kind, id, sort_day, payload)
       select cuaa, 'payment', payment ->> 'id', '', payment from given, jsonb_array_elements(payments) as payment
       union all select cuaa, 'question', 'D-1', '', question from given`,
    [JSON.stringify(works)],
  );
  const writing = performance.now();
  await db.tx(writeMissingWork);
  const wrote = performance.now() - writing;
  await db.query('analyze', []);

  const headers = {
    authorization: `Bearer ${await service.tokenOf('paola.verdi')}`,
    'content-type': 'application/json',
    ...(await antiForgeryPair(service.api)),
  };
  const ask = async (path: string, body?: object): Promise<number> => {
    const start = performance.now();
    const answer = await fetch(`${service.api}${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return performance.now() - start;
  };
  const SEARCH = '/private/caa/search-companies';
  const WORK = '/private/caa/work-list?pageSize=10';
  const some = (at: number): number => (at * 7_919) % COMPANIES;
  const QUESTIONS: Readonly<Record<string, (at: number) => Promise<number>>> = {
    'one row (baseline)': (at) => ask(`/private/file/card-header/${String(90_000_000_000 + some(at))}`),
    'first page, by expiry': () => ask(SEARCH, { search: '', sort: 'expiry', page: 1, pageSize: 10 }),
    'by name': (at) => ask(SEARCH, { search: THIRD[at % 11] ?? '', sort: 'expiry', page: 1, pageSize: 10 }),
    'by CUAA': (at) => ask(SEARCH, { search: String(90_000_000_000 + some(at)), page: 1, pageSize: 10 }),
    'blocking, within 30 days': () =>
      ask(SEARCH, { search: '', anomaly: 'blocking', expiry: '30', sort: 'expiry', page: 1, pageSize: 10 }),
    'far down the list': (at) =>
      ask(SEARCH, { search: '', sort: 'name', page: 1 + (at % Math.floor(COMPANIES / 10)), pageSize: 10 }),
    [WORK_BY_TERM]: () => ask(`${WORK}&sort=term`),
    [WORK_BY_EURO]: () => ask(`${WORK}&sort=euro`),
    'work, of one office and kind': () => ask(`${WORK}&office=${OFFICE}&kind=contract`),
    'work, within 7 days': () => ask(`${WORK}&term=week`),
    'work, next page': (at) => ask(`${WORK}&page=${2 + (at % 20)}`),
    'work, by kinds': () => ask('/private/caa/work-kinds'),
  };
  const memoryBefore = process.memoryUsage().rss;
  const took: Record<string, number[]> = Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, []]));
  // One after the other and in turn: what disturbs one disturbs all. The first rounds warm up.
  for (let round = -20; round < ROUNDS; round += 1)
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const ms = await question(Math.abs(round));
      if (round >= 0) took[name]?.push(ms);
    }
  const base = percentile(took['one row (baseline)'] ?? [], 0.95);
  say(`${COMPANIES} companies, ${ROUNDS} rounds, embedded database, ${busy()}`);
  table([
    ['question', 'p50 ms', 'p95 ms', 'p95 / one row'],
    ...Object.entries(took).map(([name, values]) => [
      name,
      median(values).toFixed(1),
      percentile(values, 0.95).toFixed(1),
      (percentile(values, 0.95) / base).toFixed(2),
    ]),
  ]);
  const p95 = (name: string): number => percentile(took[name] ?? [], 0.95);
  say(`work list by euro / by term: ${(p95(WORK_BY_EURO) / p95(WORK_BY_TERM)).toFixed(2)} (p95)`);
  say(
    `rows of the work list made in ${(wrote / 1_000).toFixed(1)} s; memory ${megabytes(memoryBefore)} MB before the questions, ${megabytes(process.memoryUsage().rss)} MB after`,
  );
  say(`target: each at most ${MOST_RATIO} times one row`);
} finally {
  await service.stop();
}
