// `npm run bench:producers`: how long a search among 5,000 producers takes beside the reading of one row, in the same
// run and over the same socket, by name, by CUAA, filtered, sorted, and far down the list. Prints figures and the ratio;
// asserts nothing.
import { Database } from '#adapters/storage/postgres/index.ts';
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
const SEVERITIES = ['blocking', 'warning', 'notice'];
const KINDS = ['identity-document', 'contract', 'antimafia', 'validation-sheet'];
const TODAY = Date.now();
const dayIn = (days: number): string => new Date(TODAY + days * 86_400_000).toISOString().slice(0, 10);

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
  };
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
  say(`target: each at most ${MOST_RATIO} times one row`);
} finally {
  await service.stop();
}
