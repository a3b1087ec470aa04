import type { QueryPairs } from '#core/kernel/address.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { FeatureFlags } from '#core/navigation/portal-settings.ts';
import { matchRoute, type RouteTable } from '#core/navigation/routes.ts';
import { asksForClarity } from './asks-for-clarity.ts';
import { CLARITY_SCORES, type Feedback } from './feedback-box.ts';
import { followUpOf } from './follow-up.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** Longest details that an opinion may have, as code points. */
export const DETAILS_MAX_CHARACTERS = 200;

/** Names of the fields of the form, which works without script as well. */
export const OPINION_FIELDS = {
  page: 'pagina',
  clarity: 'chiarezza',
  answers: 'aspetti',
  details: 'dettagli',
} as const;

/** An opinion as it was filled in. */
export interface OpinionDraft {
  readonly page: string;
  /** The score as it is written in the form; empty where no star was chosen. */
  readonly clarity: string;
  readonly answers: readonly string[];
  readonly details: string;
}

/** What is wrong with an opinion, by field; `page` is nothing that a reader can mend. */
export type OpinionErrors = Readonly<Partial<Record<'page' | 'clarity' | 'details', string>>>;

/** The draft in the fields of a form. */
export const opinionFromFields = (fields: QueryPairs): OpinionDraft => {
  const all = (wanted: string): readonly string[] =>
    fields.filter(([name]) => name === wanted).map(([, value]) => value);
  return {
    page: all(OPINION_FIELDS.page)[0] ?? '',
    clarity: all(OPINION_FIELDS.clarity)[0] ?? '',
    answers: all(OPINION_FIELDS.answers),
    details: all(OPINION_FIELDS.details)[0] ?? '',
  };
};

/** An opinion that can be kept: of a page that asks for it, with the answers that go with its score, and without personal data. */
export const checkOpinion = (
  { page, clarity, answers, details }: OpinionDraft,
  table: RouteTable,
  flags: FeatureFlags,
): Result<Feedback, OpinionErrors> => {
  const score = CLARITY_SCORES.find((each) => String(each) === clarity);
  const text = details.trim();
  const tooMany = [...text].length - DETAILS_MAX_CHARACTERS;
  const errors: OpinionErrors = {
    ...(asksForClarity(matchRoute(table, page)?.route, flags) ? {} : { page: 'Di questa pagina non si chiede.' }),
    ...(score === undefined ? { clarity: 'Scegli quante stelle dare, da 1 a 5.' } : {}),
    ...(tooMany > 0
      ? { details: `I dettagli possono avere al massimo ${DETAILS_MAX_CHARACTERS} caratteri: togline ${tooMany}.` }
      : {}),
  };
  if (score === undefined || Object.keys(errors).length > 0) return fail(errors);
  const possible = followUpOf(score).answers.map(({ code }) => code);
  return succeed({
    page,
    clarity: score,
    // Without script both questions are in the form: what does not go with the score is left out.
    answers: possible.filter((code) => answers.includes(code)),
    ...(text === '' ? {} : { comment: withoutPersonalData(text) }),
  });
};
