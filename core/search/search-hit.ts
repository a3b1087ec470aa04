import type { NamedTask, TaskTarget } from '#core/catalogue/task.ts';
import type { TitleLanguage } from '#core/kernel/title-language.ts';
import type { Download } from '#core/content/pieces.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';

/** A stretch of an extract; the matching ones are highlighted. */
export interface ExtractPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** What lets a result be shown as an answer: where a task leads, its form, when and whether a service takes applications (LIST-33). */
export interface HitAnswer {
  /** Its campaign, as of a service (CAMP-01). */
  readonly opensOn?: IsoDate;
  readonly closesOn?: IsoDate;
  readonly correctionsUntil?: IsoDate;
  readonly yearRound?: boolean;
  readonly place?: TaskTarget;
  /** Last part of the address of the form that a task needs. */
  readonly form?: string;
  /** Whether one can enter the service: it works, and lives in the national system. */
  readonly canEnter?: boolean;
}

/** One result of the global search (§3 "Proclamation, search and result card"). */
export interface SearchHit {
  readonly id: string;
  /** One of `HitType`, or a kind that this portal does not know yet. */
  readonly type: string;
  readonly title: string;
  /** Language of the title, where it is not Italian (WCAG 3.1.2). */
  readonly titleLanguage?: TitleLanguage;
  readonly summary: string;
  /** The text around the matches. */
  readonly extract: readonly ExtractPart[];
  /** Path below the root of its kind; may hold slashes (aids). */
  readonly friendlyUrl?: string;
  /** Whether it has a text to read on a page of its own, where not every result of its kind has one (PAGE-65). */
  readonly hasDetail?: boolean;
  readonly document?: Download;
  readonly answer?: HitAnswer;
  /** Address outside the portal, of a useful link. */
  readonly url?: string;
  readonly publicationDate?: IsoDate;
  readonly referenceYear?: number;
  readonly deedNumber?: string;
  readonly resolutions: readonly Download[];
  readonly documents: readonly Download[];
  readonly attachments: readonly Download[];
  /** The tasks that need this form (PAGE-62); absent where none does, or the service does not say. */
  readonly neededFor?: readonly NamedTask[];
}
