import { withCodesInOnePiece } from '#core/formatting/pasted-code.ts';
import { MAX_SEARCH_WORDS } from '#core/formatting/typed-text.ts';
import { italianStem } from './italian-stemmer.ts';

/** Elided articles, prepositions and small words before an apostrophe: dropped by the tokenizer (API-07). */
export const ELIDED_WORDS: readonly string[] =
  'l un gl d all dall dell nell sull coll agl dagl degl negl sugl quest quell c s m t v n com dov cos quand anch senz'.split(
    ' ',
  );

/** Stop words, as the database's Italian configuration has them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `ad al allo ai agli all agl alla alle con col coi da dal dallo dai dagli dall dagl dalla dalle di del dello dei degli dell degl della delle in nel nello nei
   negli nell negl nella nelle su sul sullo sui sugli sull sugl sulla sulle per tra contro io tu lui lei noi voi loro mio mia miei mie tuo tua tuoi tue suo sua
   suoi sue nostro nostra nostri nostre vostro vostra vostri vostre mi ti ci vi lo la li le gli ne il un uno una ma ed se perché anche come dov dove che chi cui
   non più quale quanto quanti quanta quante quello quelli quella quelle questo questi questa queste si tutto tutti a c e i l o ho hai ha abbiamo avete hanno
   abbia abbiate abbiano avrò avrai avrà avremo avrete avranno avrei avresti avrebbe avremmo avreste avrebbero avevo avevi aveva avevamo avevate avevano ebbi
   avesti ebbe avemmo aveste ebbero avessi avesse avessimo avessero avendo avuto avuta avuti avute sono sei è siamo siete sia siate siano sarò sarai sarà saremo
   sarete saranno sarei saresti sarebbe saremmo sareste sarebbero ero eri era eravamo eravate erano fui fosti fu fummo foste furono fossi fosse fossimo fossero
   essendo faccio fai facciamo fanno faccia facciate facciano farò farai farà faremo farete faranno farei faresti farebbe faremmo fareste farebbero facevo
   facevi faceva facevamo facevate facevano feci facesti fece facemmo faceste fecero facessi facesse facessimo facessero facendo sto stai sta stiamo stanno stia
   stiate stiano starò starai starà staremo starete staranno starei staresti starebbe staremmo stareste starebbero stavo stavi stava stavamo stavate stavano
   stetti stesti stette stemmo steste stettero stessi stesse stessimo stessero stando`.split(/\s+/),
);

const APOSTROPHES = /['’‘`´ʼ′]/g;
/** "QUALITA'": the apostrophe stands for the accent. */
const ACCENT_BY_APOSTROPHE = /([aeiou])'(?![\p{L}\p{N}])/gu;
const ELISION = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ELIDED_WORDS.join('|')})'(?=[\p{L}\p{N}])`, 'gu');
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * The tokens of a text: lower case with accents, without invisible characters and elided words. "Dell’Olio d'oliva n.5" → olio, oliva,
 * n, 5. The database's `search_text` is the same rule.
 */
export const tokenize = (text: string): readonly string[] =>
  text
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(ACCENT_BY_APOSTROPHE, '$1\u0300')
    .normalize('NFC')
    .replace(ELISION, ' ')
    .match(WORD) ?? [];

/** Stop words typed without their accent, or with the wrong one. */
const STOP_WORDS_MISSPELT: ReadonlySet<string> = new Set(['perche', 'perchè', 'piu']);

/** The tokens of a query, each once and without stop words: the first `MAX_SEARCH_WORDS` of them. */
export const queryTokens = (text: string): readonly string[] =>
  [...new Set(withCodesInOnePiece(tokenize(text)))]
    .filter((word) => !STOP_WORDS.has(word) && !STOP_WORDS_MISSPELT.has(word))
    .slice(0, MAX_SEARCH_WORDS);

/** A word without accents and other marks. */
export const unaccented = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '');

const UNACCENTED_STOP_WORDS: ReadonlySet<string> = new Set([...STOP_WORDS].map((word) => unaccented(word)));

/** Whether a folded word is a stop word without its accents. */
export const isStopWord = (folded: string): boolean => UNACCENTED_STOP_WORDS.has(folded);

/** The lexeme (stem) of a token; undefined for a stop word. */
export const lexemeOf = (word: string): string | undefined => (STOP_WORDS.has(word) ? undefined : italianStem(word));
