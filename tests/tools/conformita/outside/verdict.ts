/** Something that a checker says of a page or a file. */
export interface Finding {
  /** Path of the page, or name of the file. */
  readonly place: string;
  /** In the words of the checker. */
  readonly words: string;
}

/** Why something that a checker says is left as it is. */
export interface Reason {
  /** Which words of the checker are meant. */
  readonly about: RegExp;
  /** On which places; everywhere where absent. */
  readonly where?: RegExp;
  /** The reason, in Italian. */
  readonly why: string;
}

/** What a checker of others says of the whole portal. */
export interface Verdict {
  readonly checker: string;
  /** What was looked at: "401 pagine". Absent when the checker could not be run. */
  readonly looked?: string | undefined;
  /** Why it could not be run. */
  readonly missing?: string | undefined;
  readonly faults: readonly Finding[];
  readonly allowed: readonly { readonly why: string; readonly count: number }[];
}

/** In one line what each checker of others looked at, or why it did not: for the person signing, one that is absent must be named. */
export const othersText = (verdicts: readonly Verdict[]): string =>
  verdicts.length === 0
    ? 'controlli di altri (Nu, IBM, veraPDF) lasciati fuori'
    : verdicts
        .map(({ checker, looked, missing, faults }) =>
          looked === undefined
            ? `${checker}: non eseguito (${missing ?? 'manca'})`
            : `${checker}: ${looked}, ${faults.length === 1 ? '1 problema' : `${faults.length} problemi`}`,
        )
        .join('; ');

/** Findings of one kind that are written out. */
const MOST_SHOWN = 5;

/** Divides what was found into faults and what a written reason stands for. */
export const verdictOf = (
  checker: string,
  looked: string,
  findings: readonly Finding[],
  reasons: readonly Reason[],
): Verdict => {
  const reasonOf = ({ words, place }: Finding) =>
    reasons.find(({ about, where }) => about.test(words) && (where === undefined || where.test(place)));
  return {
    checker,
    looked,
    faults: findings.filter((finding) => reasonOf(finding) === undefined),
    allowed: reasons
      .map((reason) => ({ why: reason.why, count: findings.filter((finding) => reasonOf(finding) === reason).length }))
      .filter(({ count }) => count > 0),
  };
};

/** A checker that was not run proves nothing. */
export const isClean = ({ missing, faults }: Verdict): boolean => missing === undefined && faults.length === 0;

/** The verdicts, in Italian. */
export const verdictsText = (verdicts: readonly Verdict[]): string => {
  const clean = verdicts.filter(isClean).length;
  return [
    'Controlli di altri',
    '',
    ...verdicts.flatMap((verdict) => {
      const { checker, looked, missing, faults, allowed } = verdict;
      if (missing !== undefined) return [`NO  ${checker}: non eseguito; ${missing}`];
      const kinds = [...new Set(faults.map(({ words }) => words))].map((words) =>
        faults.filter((one) => one.words === words),
      );
      return [
        `${isClean(verdict) ? 'sì ' : 'NO '} ${checker} (${looked ?? ''}): ${faults.length === 1 ? '1 problema' : `${faults.length} problemi`}`,
        ...kinds.flatMap((all) => [
          `       ${all[0]?.words ?? ''}: ${all.length}`,
          ...all.slice(0, MOST_SHOWN).map(({ place }) => `         ${place}`),
        ]),
        ...allowed.map(({ why, count }) => `       ammesso, ${count === 1 ? 'una volta' : `${count} volte`}: ${why}`),
      ];
    }),
    '',
    `${clean === 1 ? '1 controllo' : `${clean} controlli`} senza problemi su ${verdicts.length}.`,
  ].join('\n');
};
