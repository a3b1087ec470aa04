import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CaaOperator, NO_SIAN_ANSWER } from '#core/session/state.ts';
import { CAST } from '#tests/support/cast.ts';
import { all, type DrawnSite, drawSiteOver, hrefOf, words } from '#tests/support/drawn-site.ts';
import { SERVICE_START_LIMIT_MS } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

let site: DrawnSite;
beforeAll(async () => {
  site = await drawSiteOver(await sharedService());
}, SERVICE_START_LIMIT_MS);
afterAll(() => site.service.stop());

/** Paola Verdi at work, over a service that offers everything to a centre. */
const paola = (): CaaOperator => {
  const found = CAST.find(({ username }) => username === 'paola.verdi');
  if (found === undefined) throw new Error('nobody is called Paola Verdi');
  const { given_name: givenName, family_name: familyName, fiscal_code: fiscalCode } = found;
  const name = `${givenName} ${familyName}`;
  return {
    kind: 'caa',
    version: 1,
    user: { givenName, familyName, name, fiscalCode, userType: 'CAA' },
    sian: NO_SIAN_ANSWER,
    convention: {
      operatorName: name,
      description: 'Centro di assistenza agricola',
      officeIds: ['056001', '053001'],
      offices: [
        { id: '056001', name: 'CAA Terre Comuni, ufficio di Viterbo' },
        { id: '053001', name: 'CAA Terre Comuni, ufficio di Grosseto' },
      ],
      hasWorkList: true,
      writesToClients: true,
      hasAlerts: true,
    },
  };
};

/** What is an operator's own: offices, and the producers who gave them a mandate. */
const THEIRS = /\btuoi (?:uffici|produttori|assistiti)/giu;
/** Words that call the reader the owner of a farm, or the one who asked and owes. */
const FARMERS = /\b(?:tu[oae]|tuoi|ti|te|devi|hai|puoi|sei|riceverai|ricevi|avrai|potrai)\b/iu;

const farmersWordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(THEIRS, '')
    .split(/(?<=[.:?!])\s*/u)
    .filter((sentence) => FARMERS.test(sentence));

it(
  '[CAAP-04] should call no operator by the words of a farmer, on any page of a centre',
  { timeout: 120_000 },
  async () => {
    const session = paola();
    const found: string[] = [];
    const linksOf = async (path: string): Promise<readonly string[]> => {
      const main = (await site.pageFor(session, path)).querySelector('main');
      if (main === null || main.querySelector('h1') === null) throw new Error(`nothing is drawn at ${path}`);
      found.push(...farmersWordsIn(words(main)).map((sentence) => `${path}: ${sentence}`));
      return all(main, 'a').flatMap((link) => hrefOf(link)?.split(/[?#]/u)[0] ?? []);
    };
    await linksOf('/scrivania-caa');
    const producers = new Set((await linksOf('/produttori')).filter((path) => /^\/produttori\/[^/]+$/u.test(path)));
    expect(producers.size).toBeGreaterThan(5);
    // Of each producer what has a page of its own: the first and the last of each kind.
    const kinds = new Set<string>();
    for (const producer of producers) {
      const records = (await linksOf(producer)).filter((path) => path.startsWith(`${producer}/`));
      const kindOf = (path: string): string | undefined => path.slice(producer.length + 1).split('/')[0];
      for (const kind of new Set(records.map(kindOf))) {
        const own = records.filter((path) => kindOf(path) === kind);
        for (const path of new Set([own[0], own.at(-1)])) if (path !== undefined) await linksOf(path);
        kinds.add(kind ?? '');
      }
    }
    expect([...kinds].toSorted()).toEqual(['debiti', 'domande', 'estratto', 'pagamenti']);
    expect(found).toEqual([]);
    // Here the operator is meant, but has no farm.
    for (const path of ['/aiuti-e-bandi/quali-aiuti', '/preferenze-avvisi', '/scadenze'])
      expect(words((await site.pageFor(session, path)).querySelector('main'))).not.toMatch(
        /tua azienda|tue aziende|tuo fascicolo|più tua/iu,
      );
  },
);
