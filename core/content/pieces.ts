import type { TitleLanguage } from '#core/kernel/title-language.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';

// The small pieces that every content is made of, whatever its kind.

/** A picture; `alt` is empty when it only decorates. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  /** Size in CSS pixels, so that nothing jumps while it loads. */
  readonly width: number;
  readonly height: number;
  readonly caption?: string;
}

/** A link to a page of the portal, or to somewhere else. */
export interface NamedLink {
  readonly title: string;
  /** Language of the title, where it is not Italian (WCAG 3.1.2). */
  readonly titleLanguage?: TitleLanguage;
  readonly url: string;
  readonly ariaLabel?: string;
}

/** A file to download, with what its link has to say about it. */
export interface Download {
  readonly title: string;
  /** Language of the title, where it is not Italian (WCAG 3.1.2). */
  readonly titleLanguage?: TitleLanguage;
  readonly contentUrl: string;
  /** Format as a file extension, such as `pdf`. */
  readonly format: string;
  readonly sizeBytes: number;
  /** Shown with the "NUOVO" badge (PAGE-13). */
  readonly isNew?: boolean;
  readonly dateCreated?: IsoDate;
}

/** A video of a content (PAGE-12, PAGE-17). Of one kept elsewhere only address and title are known. */
export interface VideoClip {
  readonly url: string;
  readonly title: string;
  /** Shown until the video is started. */
  readonly poster?: Picture;
  /** Address of the captions in Italian (WebVTT). */
  readonly captions?: string;
  /** What the captions say, one text for each of them: the same for people who do not hear. */
  readonly transcript?: readonly string[];
}
