import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { AID_PARAMETERS, AID_QUESTIONS, aidPageFromQuery, isAnswered, landFrom } from '#core/aids/answers.ts';
import { writtenTwice } from '#core/aids/condition-faults.ts';
import { AidRepository, type FinderAid } from '#core/aids/aid-repository.ts';
import { findAids, type FoundAids } from '#core/aids/find-aids.ts';
import type { AidList, AidListOutbox } from '#core/alerts/aid-list.ts';
import { aidListMessage } from '#core/alerts/aid-list-message.ts';
import { makeAidListService } from '#core/alerts/make-aid-list-service.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { PortalWorld } from '#features/support/world.ts';

const VINEYARDS: FinderAid = {
  slug: 'vigneti',
  title: 'Vigneti',
  isStated: true,
  conditions: { grows: [{ name: 'Vite', value: 'vite' }], land: { from: 0.5 } },
};
const ORGANIC: FinderAid = {
  slug: 'biologico',
  title: 'Biologico',
  isStated: true,
  conditions: { organic: ['si', 'conversione'] },
};
const FITS = { fa: 'fits', potrebbe: 'could', 'non fa': 'no' } as const;

When(
  'risponde di coltivare {string} e di condurre {string} ettari',
  function (this: PortalWorld, produce: string, land: string) {
    const answers = { produce: [produce], land: landFrom(land) };
    this.note('trovati', findAids([VINEYARDS], answers, dayInRome(this.clock.now())));
  },
);

When('alla domanda sul biologico risponde {string}', function (this: PortalWorld, method: string) {
  const answers = aidPageFromQuery([[AID_PARAMETERS.organic, method]]).answers;
  this.note('trovati', findAids([ORGANIC], answers, dayInRome(this.clock.now())));
});

Then("quell'aiuto {string} e dice {string}", function (this: PortalWorld, fit: string, words: string) {
  const [found] = this.noted<FoundAids>('trovati')[FITS[fit as keyof typeof FITS]];
  const [said] = [found?.failed ?? [], found?.open ?? [], found?.met ?? []].flat();
  assert.equal(said?.words, words);
});

When('qualcuno risponde soltanto di coltivare {string}', async function (this: PortalWorld, produce: string) {
  await this.attempt(async () => {
    const aids = (await this.use(AidRepository).aids()) ?? [];
    return { aids, found: findAids(aids, { produce: [produce] }, dayInRome(this.clock.now())) };
  });
});

Then('ogni aiuto sta in uno dei tre gruppi, e ogni escluso dice il motivo', function (this: PortalWorld) {
  const { aids, found } = this.result<{ readonly aids: readonly FinderAid[]; readonly found: FoundAids }>();
  const slugs = [...found.fits, ...found.could, ...found.no].map(({ aid }) => aid.slug);
  assert.deepEqual(slugs.toSorted(), aids.map(({ slug }) => slug).toSorted());
  // One answer of five excludes some aids and leaves the others possible: none can be sure yet.
  assert.ok(found.could.length > 0 && found.no.length > 0);
  assert.ok(found.no.every(({ failed }) => failed !== undefined && failed.words !== ''));
});

Given('un indirizzo del percorso con {string}', function (this: PortalWorld, query: string) {
  this.note('pagina', aidPageFromQuery(queryPairs(query)));
});

Then(
  'la domanda è la numero {int} e le risposte date sono {int}',
  function (this: PortalWorld, step: number, count: number) {
    const page = this.noted<ReturnType<typeof aidPageFromQuery>>('pagina');
    assert.equal(page.step, step);
    assert.equal(AID_QUESTIONS.filter((question) => isAnswered(page.answers, question)).length, count);
  },
);

When(
  'la redazione scrive {string} in un aiuto e {string} in un altro',
  function (this: PortalWorld, one: string, other: string) {
    this.note('parole', writtenTwice([one, other]));
  },
);

Then("l'importazione avverte che sono la stessa parola", function (this: PortalWorld) {
  assert.equal(this.noted<readonly unknown[]>('parole').length, 1);
});

When("chi coltiva {string} manda l'elenco a {string}", async function (this: PortalWorld, produce: string, to: string) {
  const lists: AidList[] = [];
  const outbox: Pick<AidListOutbox, 'take'> = {
    take: async (list) => {
      lists.push(list);
      return 'taken';
    },
  };
  const service = makeAidListService(outbox, { aids: async () => [VINEYARDS] }, this.clock);
  await service.post(
    [
      ['email', to],
      ['coltivo', produce],
    ],
    [],
    'chi',
  );
  const [list] = lists;
  this.note(
    'messaggio',
    aidListMessage({
      agency: 'ANPAG',
      fits: [],
      could: [VINEYARDS].filter(({ slug }) => list?.could.includes(slug)),
      addressOf: ({ slug }) => `https://portale.example/${slug}`,
      list: `https://portale.example/?${list?.query}`,
      today: dayInRome(this.clock.now()),
    }).text,
  );
});

Then('il messaggio dice {string} e nomina {string}', function (this: PortalWorld, words: string, aid: string) {
  const text = this.noted<string>('messaggio');
  assert.ok(text.includes(words) && text.includes(`\n${aid}\n`), text);
});

Then('il messaggio non dice {string}', function (this: PortalWorld, word: string) {
  assert.ok(!this.noted<string>('messaggio').includes(word));
});
