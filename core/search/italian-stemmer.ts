// The Snowball stemmer for Italian, step by step as the database has it: what is highlighted and what is found are the same.

const VOWEL = /[aeiouàèìòù]/;
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.test(letter);

const GRAVE: Readonly<Record<string, string>> = { á: 'à', é: 'è', í: 'ì', ó: 'ò', ú: 'ù' };

/** Acute accents become grave ones; "u" after "q", and "u" and "i" between vowels, are consonants, written large. */
const prepared = (word: string): string => {
  const letters = [...word.replace(/[áéíóú]/g, (letter) => GRAVE[letter] ?? letter).replaceAll('qu', 'qU')];
  for (const [at, letter] of letters.entries()) {
    if ((letter === 'u' || letter === 'i') && isVowel(letters[at - 1]) && isVowel(letters[at + 1]))
      letters[at] = letter.toUpperCase();
  }
  return letters.join('');
};

/** Index after the first letter from `from` on that is a vowel or not, as asked; past the end when there is none. */
const after = (word: string, from: number, wantsVowel: boolean): number => {
  for (let at = from; at < word.length; at += 1) if (isVowel(word[at]) === wantsVowel) return at + 1;
  return Number.POSITIVE_INFINITY;
};

const orEnd = (word: string, at: number): number => Math.min(at, word.length);

interface Regions {
  /** Where the parts begin in which endings of verbs, the first and the second endings are taken off. */
  readonly verb: number;
  readonly first: number;
  readonly second: number;
}

const regionsOf = (word: string): Regions => {
  const second = (): number => {
    if (!isVowel(word[1])) return after(word, 2, true);
    return isVowel(word[0]) ? after(word, 2, false) : 3;
  };
  const first = after(word, after(word, 0, true), false);
  return {
    verb: word.length < 3 ? word.length : orEnd(word, second()),
    first: orEnd(word, first),
    second: orEnd(word, after(word, after(word, first, true), false)),
  };
};

const endings = (text: string): RegExp =>
  new RegExp(
    `(?:${text
      .trim()
      .split(/\s+/)
      .toSorted((a, b) => b.length - a.length)
      .join('|')})$`,
  );
const endingOf = (word: string, among: RegExp): string => among.exec(word)?.[0] ?? '';
const without = (word: string, ending: string): string => word.slice(0, word.length - ending.length);

const PRONOUNS = endings(
  'ci gli la le li lo mi ne si ti vi sene gliela gliele glieli glielo gliene mela mele meli melo mene tela tele teli telo tene cela cele celi celo cene vela vele veli velo vene',
);
const BEFORE_PRONOUN = endings('ando endo ar er ir');
const STANDARD = endings(
  `anza anze ico ici ica ice iche ichi ismo ismi abile abili ibile ibili ista iste isti istà istè istì oso osi osa ose mente atrice atrici ante anti
   azione azioni atore atori logia logie uzione uzioni usione usioni enza enze amento amenti imento imenti amente ità ivo ivi iva ive`,
);
const VERB = endings(
  `ammo ando ano are arono asse assero assi assimo ata ate ati ato ava avamo avano avate avi avo emmo enda ende endi endo erà erai eranno ere erebbe erebbero
   erei eremmo eremo ereste eresti erete erò erono essero ete eva evamo evano evate evi evo Yamo iamo immo irà irai iranno ire irebbe irebbero irei iremmo
   iremo ireste iresti irete irò irono isca iscano isce isci isco iscono issero ita ite iti ito iva ivamo ivano ivate ivi ivo ono uta ute uti uto ar ir`,
);
const AFTER_MENTE = endings('iv os ic abil');
const AFTER_ITA = endings('abil ic iv');

/** Takes one of the endings off where it lies behind `region`. */
const cut = (word: string, among: RegExp | string, region: number): string => {
  const ending = typeof among === 'string' ? (word.endsWith(among) ? among : '') : endingOf(word, among);
  return ending !== '' && word.length - ending.length >= region ? without(word, ending) : word;
};

const withoutPronoun = (word: string, { verb }: Regions): string => {
  const pronoun = endingOf(word, PRONOUNS);
  const rest = without(word, pronoun);
  const before = pronoun === '' ? '' : endingOf(rest, BEFORE_PRONOUN);
  if (before === '' || rest.length - before.length < verb) return word;
  return before.length === 4 ? rest : `${rest}e`;
};

/** Undefined when no standard ending could be taken off. */
const withoutStandard = (word: string, { verb, first, second }: Regions): string | undefined => {
  const ending = endingOf(word, STANDARD);
  if (ending === '') return undefined;
  const rest = without(word, ending);
  const isIn = (region: number): boolean => rest.length >= region;
  if (/^[ai]ment[oi]$/.test(ending)) return isIn(verb) ? rest : undefined;
  if (ending === 'amente') {
    if (!isIn(first)) return undefined;
    const shorter = cut(rest, AFTER_MENTE, second);
    return rest.endsWith('iv') && shorter !== rest ? cut(shorter, 'at', second) : shorter;
  }
  if (!isIn(second)) return undefined;
  if (/^(?:azion|ator)/.test(ending)) return cut(rest, 'ic', second);
  if (ending.startsWith('logi')) return `${rest}log`;
  if (/^u[sz]ion/.test(ending)) return `${rest}u`;
  if (ending.startsWith('enz')) return `${rest}ente`;
  if (ending === 'ità') return cut(rest, AFTER_ITA, second);
  if (ending.startsWith('iv')) {
    const shorter = cut(rest, 'at', second);
    return shorter === rest ? rest : cut(shorter, 'ic', second);
  }
  return rest;
};

/** Longest ending of a verb that lies wholly in the verbs' part. */
const withoutVerb = (word: string, { verb }: Regions): string => {
  const part = word.slice(verb);
  return word.slice(0, verb) + without(part, endingOf(part, VERB));
};

const withoutVowel = (word: string, { verb }: Regions): string => {
  const shorter = cut(word, /[aeioàèìò]$/, verb);
  const bare = shorter === word ? word : cut(shorter, 'i', verb);
  return cut(bare, /[cg]h$/, verb) === bare ? bare : without(bare, 'h');
};

/**
 * What the forms of an Italian word have in common, as Snowball has it: "presentazione", "presentato" → "present".
 * Wants small letters; a word with a figure stays whole.
 */
export const italianStem = (word: string): string => {
  if (/\d/.test(word)) return word;
  const start = prepared(word);
  const regions = regionsOf(start);
  const bare = withoutPronoun(start, regions);
  return withoutVowel(withoutStandard(bare, regions) ?? withoutVerb(bare, regions), regions).replace(
    /[UI]/g,
    (letter) => letter.toLowerCase(),
  );
};
