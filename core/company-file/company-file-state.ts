import type { StateCell } from '#core/kernel/state-cell.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { CompanyFilePart, CompanyFileParts } from './company-file.ts';
import type { CompanyFileFailure } from './company-file-repository.ts';

/** Where one part of the open file stands. */
export type PartState<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly value: T }
  /** The part cannot be shown: `failure` for a refusal, `status` for a fault that carried an HTTP status. */
  | { readonly kind: 'failed'; readonly failure: CompanyFileFailure | 'company-file.unreachable'; readonly status: number | undefined };

/** The parts of the open file, by name. */
export type PartStates = { readonly [Name in CompanyFilePart]: PartState<CompanyFileParts[Name]> };

/** What the company file page shows: nothing while no company is selected (PAGE-07). */
export type CompanyFileState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'open';
      readonly cuaa: string;
      /** Grows with each opening, so that an answer to an earlier one is recognised. */
      readonly opening: number;
      readonly parts: PartStates;
    };

/** Where the open file is kept. */
export const CompanyFileCell = portKey<StateCell<CompanyFileState>>('CompanyFileCell');
