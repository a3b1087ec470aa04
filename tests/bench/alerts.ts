// `npm run bench:alerts`: what it costs to tell fifty new entries to 100,000 subscriptions of 2,000 searches, beside running those
// searches once, and how much memory ten such runs take. Prints figures and ratios; asserts nothing.
import process from 'node:process';
import { AlertDigests } from '#core/alerts/alert-outbox.ts';
import { criteriaOf, searchFromPairs } from '#core/alerts/alert-search.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { AlertVault } from '#adapters/storage/postgres/alerts/alert-vault.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { startService } from '#tests/support/service.ts';
import { busy, numberOption, say, table } from './figures.ts';

const SUBSCRIPTIONS = numberOption('subscriptions', 100_000);
const SEARCHES = numberOption('searches', 2_000);
const NEWS = numberOption('news', 50);
const ROUNDS = numberOption('rounds', 10);
const MOST_RATIO = 3;
const MOST_GROWTH = 1.1;
const WORDS = ['olio', 'vino', 'domanda', 'pagamento', 'bando', 'giovani', 'regione', 'controlli', 'acqua', 'latte'];

const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);
/** How long it takes (milliseconds). */
const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};
const memory = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss;
};

const service = await startService();
try {
  const db = service.composition.get(Database);
  const vault = service.composition.get(AlertVault);
  const items = service.composition.get(CatalogueRepository);
  const digests = service.composition.get(AlertDigests);

  // One in four is of a single word, and finds something; each of the others has words of its own, over regulations.
  const searches = Array.from({ length: SEARCHES }, (_, at) => {
    const word = WORDS[(at >> 2) % WORDS.length] ?? '';
    const words = at % 4 === 0 ? word : `${word} ${WORDS[(at >> 3) % WORDS.length] ?? ''} ${at}`;
    return searchFromPairs(queryPairs(`elenco=regulations&search=${encodeURIComponent(words)}`));
  }).filter((search) => search !== undefined);
  await db.query(
    `insert into alert_search (id, hash, sealed)
     select 'ricerca-' || at, 'ricerca-' || at, sealed from jsonb_to_recordset($1::jsonb) as one(at integer, sealed text)`,
    [JSON.stringify(searches.map((search, at) => ({ at, sealed: vault.seal(search) })))],
  );
  await db.query(
    `with numbers as (select generate_series(0, $1::integer - 1) as at),
       owners as (insert into alert_address (id, hash, sealed) select 'chi-' || at, 'chi-' || at, $3 from numbers)
     insert into alert_subscription (id, address, search, frequency, asked_at, confirmed_on)
     select 'avviso-' || at, 'chi-' || at, 'ricerca-' || (at % $2::integer), 'now', now(), '2026-01-01' from numbers`,
    [SUBSCRIPTIONS, searches.length, vault.seal('chi@posta.example')],
  );
  say(`${SUBSCRIPTIONS} iscrizioni, ${searches.length} ricerche, ${NEWS} novità; ${busy()}`);

  const plain = await timed(async () => {
    for (const search of searches) await items.matching(search.list, criteriaOf(search), 1, NEWS);
  });
  const rows: (readonly string[])[] = [];
  const after: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await db.query(
      `insert into content_news (type, slug, kind)
       select type, slug, 'new' from content where type = 'regulations' and withdrawn_at is null order by slug limit $1`,
      [NEWS],
    );
    let messages = 0;
    const reported = await timed(async () => {
      messages = await digests.gather();
    });
    after.push(memory());
    rows.push([
      String(round),
      String(messages),
      `${reported.toFixed(0)} ms`,
      (reported / plain).toFixed(2),
      `${megabytes(after.at(-1) ?? 0)} MB`,
    ]);
    await db.query('delete from alert_mail');
  }
  say(`le ricerche da sole: ${plain.toFixed(0)} ms`);
  table([['giro', 'messaggi', 'tempo', `per le ricerche (al massimo ${MOST_RATIO})`, 'memoria'], ...rows]);
  say(
    `memoria, ultimo giro sul secondo: ${((after.at(-1) ?? 0) / (after[1] ?? 1)).toFixed(2)} (al massimo ${MOST_GROWTH})`,
  );
} finally {
  await service.stop();
}
