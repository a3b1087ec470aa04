import type { Choices } from './events.ts';
import type { Company, UserType } from './user.ts';

/** What the list of companies and the stored choices lead to. */
export type CompanyChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'select'; readonly cuaa: string; readonly storeAsMain: boolean };

/** The circumstances of a choice. */
export interface ChoiceSituation {
  readonly userType: UserType | undefined;
  readonly companies: readonly Company[];
  readonly choices: Choices;
  /** True when an AGRI-CAA person has just chosen to act as a farmer (SES-06). */
  readonly roleJustChosen: boolean;
}

/** Whether the list holds this company. */
export const holds = (companies: readonly Company[], cuaa: string | undefined): cuaa is string =>
  companies.some((company) => company.cuaa === cuaa);

/** The list without repetitions of a cuaa; the first one stays. */
export const distinctCompanies = (companies: readonly Company[]): readonly Company[] =>
  companies.filter((company, index) => companies.findIndex(({ cuaa }) => cuaa === company.cuaa) === index);

const isFirstTime = ({ userType, choices, roleJustChosen }: ChoiceSituation): boolean =>
  userType === 'AGRI-CAA' ? roleJustChosen : choices.cuaaModalShown !== true;

/**
 * Which company a farmer works on, or whether to ask (SES-05, SES-06, SES-08, SES-09, SES-10, SES-12, SES-21, SES-27).
 * A stored company that is not in the list counts as not stored.
 */
export const companyChoiceOf = (situation: ChoiceSituation): CompanyChoice => {
  const { userType, companies, choices } = situation;
  const [first, second] = companies;
  if (first === undefined) return { kind: 'none' };
  if (second === undefined) return { kind: 'select', cuaa: first.cuaa, storeAsMain: userType !== 'AGRI-CAA' };
  // A reload within one login keeps what was selected and asks nothing (D-21).
  if (!situation.roleJustChosen && holds(companies, choices.selectedCuaa)) {
    return { kind: 'select', cuaa: choices.selectedCuaa, storeAsMain: false };
  }
  if (!isFirstTime(situation) && holds(companies, choices.mainCuaa)) {
    return { kind: 'select', cuaa: choices.mainCuaa, storeAsMain: false };
  }
  return { kind: 'ask' };
};
