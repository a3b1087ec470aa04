import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { ImportProblem } from '../problems.ts';
import type { ContentType } from '../schemas/index.ts';

/** A content file as it lies on disk. */
export interface ContentFile {
  readonly type: ContentType;
  /** Path below the content folder, with `/`. */
  readonly path: string;
  /** Without a byte order mark. */
  readonly text: string;
  readonly digest: string;
}

/** A record as it was written, not yet checked. */
export interface RawRecord {
  readonly type: ContentType;
  readonly file: string;
  readonly value: unknown;
  /** The day from which its relative days are counted: that on which it was imported first. */
  readonly countedFrom?: IsoDate | undefined;
  /** The line of the file where a field of the record stands. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** A value read from a text, and where its parts stand. */
export interface ReadValue {
  readonly value: unknown;
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** What reading a text comes to: a value with its places, or every reason why there is none. */
export type Reading = { readonly read: ReadValue } | { readonly problems: readonly Omit<ImportProblem, 'file'>[] };
