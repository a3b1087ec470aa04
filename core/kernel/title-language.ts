/** Languages other than Italian in which a title may be, as `lang` has them (BCP 47); the national minorities' among them. */
export const TITLE_LANGUAGES = ['de', 'en', 'fr', 'es', 'pt', 'sl', 'el', 'la', 'lld', 'fur', 'sc'] as const;
export type TitleLanguage = (typeof TITLE_LANGUAGES)[number];

/** The language that a text names; undefined for Italian, and for what is no language that a title may be in. */
export const titleLanguageFrom = (text: string | null | undefined): TitleLanguage | undefined =>
  TITLE_LANGUAGES.find((language) => language === text);
