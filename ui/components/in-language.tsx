import type { ReactNode } from 'react';
import type { TitleLanguage } from '#core/kernel/title-language.ts';

/** A text as it is, or, in another language than the page's, with its language, so that it is pronounced rightly (WCAG 3.1.2). */
export const inLanguage = (text: string, language: TitleLanguage | undefined): ReactNode =>
  language === undefined ? text : <span lang={language}>{text}</span>;
