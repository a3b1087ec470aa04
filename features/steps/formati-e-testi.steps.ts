import assert from 'node:assert/strict';
import { defineParameterType, Then, When } from '@cucumber/cucumber';
import { richTextFromMarkdown } from '#core/content/markdown.ts';
import { plainText, type RichText } from '#core/content/rich-text.ts';
import { safeRichText } from '#core/content/safe-rich-text.ts';
import { formatDay, formatDayText } from '#core/formatting/date.ts';
import { formatEuro, formatTotal } from '#core/formatting/euro.ts';
import { formatKpi } from '#core/formatting/kpi.ts';
import { isAcceptableText, truncate, type Truncated } from '#core/formatting/text.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { PortalWorld } from '#features/support/world.ts';

/** A number as it is written in Italian: a point between thousands, a comma before decimals. */
defineParameterType({
  name: 'numero',
  regexp: /[\d.]+(?:,\d+)?/u,
  transformer: (text): number => Number(text.replaceAll('.', '').replace(',', '.')),
});

When("la pagina scrive l'importo {numero}", function (this: PortalWorld, euro: number) {
  this.note('scritto', formatEuro(euro));
});

When('la pagina scrive il totale {numero}', function (this: PortalWorld, euro: number) {
  this.note('scritto', formatTotal(euro));
});

When(
  'la pagina scrive la cifra {string} in formato {string}',
  function (this: PortalWorld, value: string, format: string) {
    this.note('scritto', formatKpi(value, format));
  },
);

When('la pagina scrive la data {string}', function (this: PortalWorld, text: string) {
  this.note('scritto', formatDayText(text) ?? '');
});

Then('il testo scritto è {string}', function (this: PortalWorld, text: string) {
  assert.equal(this.noted<string>('scritto').replaceAll('\u00A0', ' '), text);
});

When(/^sono le (\S+)$/, function (this: PortalWorld, instant: string) {
  this.clock.set(instant);
});

Then(/^in Italia è il (\S+)$/, function (this: PortalWorld, day: string) {
  assert.equal(formatDay(dayInRome(this.clock.now())), day);
});

When(
  /^la pagina scrive (\d+) (caratteri|bandierine) dove ne stanno (\d+)$/,
  function (this: PortalWorld, count: string, what: string, limit: string) {
    const character = what === 'caratteri' ? 'a' : '🇮🇹';
    this.note('carattere', character);
    this.note('tagliato', truncate(character.repeat(Number(count)), Number(limit)));
  },
);

Then(/^se ne leggono (\d+) (senza|seguiti dai) puntini$/, function (this: PortalWorld, count: string, ending: string) {
  const { text, isCut } = this.noted<Truncated>('tagliato');
  const isFollowed = ending !== 'senza';
  assert.equal(text, this.noted<string>('carattere').repeat(Number(count)) + (isFollowed ? '…' : ''));
  assert.equal(isCut, isFollowed);
});

When(
  'qualcuno scrive {string} dove servono almeno {int} caratteri',
  function (this: PortalWorld, text: string, minimum: number) {
    this.note('accettato', isAcceptableText(text, minimum));
  },
);

Then(/^il testo è (accettato|rifiutato)$/, function (this: PortalWorld, outcome: string) {
  assert.equal(this.noted<boolean>('accettato'), outcome === 'accettato');
});

When('un redattore scrive {string}', function (this: PortalWorld, source: string) {
  this.note('testo', richTextFromMarkdown(source));
});

When(
  'dal servizio arriva un testo con uno script, un gestore di eventi e un collegamento pericoloso',
  function (this: PortalWorld) {
    const link = { kind: 'link', url: 'javascript:avvia()', children: [{ kind: 'text', text: 'buono' }] };
    this.note(
      'testo',
      safeRichText([
        { kind: 'script', text: 'avvia()' },
        { kind: 'paragraph', onclick: 'avvia()', children: [{ kind: 'text', text: 'Testo ' }, link] },
      ]),
    );
  },
);

const links = (text: RichText): readonly string[] =>
  [...JSON.stringify(text).matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url ?? '');

Then('chi legge trova {string} e nessun collegamento', function (this: PortalWorld, text: string) {
  const tree = this.noted<RichText>('testo');
  assert.equal(plainText(tree), text);
  assert.deepEqual(links(tree), []);
  assert.doesNotMatch(JSON.stringify(tree), /onclick|script/);
});

Then('chi legge trova un collegamento a {string}', function (this: PortalWorld, url: string) {
  assert.deepEqual(links(this.noted<RichText>('testo')), [url]);
});
