import type { StateCell } from '#core/kernel/state-cell.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { CompanyFilePart, CompanyFileParts } from './company-file.ts';
import type { CompanyFileFailure } from './company-file-repository.ts';

/** Why a part is not shown: a refusal of the service, or broken machinery. */
export type PartFailure = CompanyFileFailure | 'company-file.unreachable';

/** Where one part of the open file stands. */
export type PartState<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly value: T }
  /** `status` is the HTTP status of a fault that carried one. */
  | { readonly kind: 'failed'; readonly failure: PartFailure; readonly status: number | undefined };

/** The parts of the open file, by name. */
type PartStates = { readonly [Name in CompanyFilePart]: PartState<CompanyFileParts[Name]> };

/** A file in front of a person. */
export interface OpenedCompanyFile {
  readonly kind: 'open';
  readonly cuaa: string;
  /** Grows with each opening, so that an answer to an earlier one is recognised. */
  readonly opening: number;
  readonly parts: PartStates;
}

/** What the company file page shows: nothing while no company is selected (PAGE-07). */
export type CompanyFileState = { readonly kind: 'none'; readonly opening: number } | OpenedCompanyFile;

/** Where the open file is kept. */
export const CompanyFileCell = portKey<StateCell<CompanyFileState>>('CompanyFileCell');

/** Nothing open yet. A fresh value each time. */
export const noCompanyFile = (): CompanyFileState => ({ kind: 'none', opening: 0 });

/** The state after the file has been closed; what is on its way no longer fits. */
export const withoutCompanyFile = (state: CompanyFileState): CompanyFileState => ({
  kind: 'none',
  opening: state.opening + 1,
});

/**
 * The state with the file of a company open. The same company keeps the parts that are there; another one
 * starts with none of them.
 */
export const withCompanyFileOf = (state: CompanyFileState, cuaa: string): OpenedCompanyFile =>
  state.kind === 'open' && state.cuaa === cuaa
    ? state
    : {
        kind: 'open',
        cuaa,
        opening: state.opening + 1,
        parts: {
          header: { kind: 'waiting' },
          alerts: { kind: 'waiting' },
          'personal-data': { kind: 'waiting' },
          'bank-accounts': { kind: 'waiting' },
          contracts: { kind: 'waiting' },
          'validation-sheet': { kind: 'waiting' },
        },
      };

/**
 * The state after news of a part that was asked for in `asked`. News of an earlier opening, and so of any
 * other company, leave the state as it is.
 */
export const withPart = <Name extends CompanyFilePart>(
  state: CompanyFileState,
  asked: Pick<OpenedCompanyFile, 'opening'>,
  name: Name,
  part: PartState<CompanyFileParts[Name]>,
): CompanyFileState =>
  state.kind === 'open' && state.opening === asked.opening
    ? { ...state, parts: { ...state.parts, [name]: part } }
    : state;

/** What a card says in the place of a part that failed (FILE-09). */
export const PART_FAILURE_SENTENCES: Readonly<Record<PartFailure, string>> = {
  'company-file.forbidden': "Non puoi consultare questi dati per l'azienda selezionata.",
  'company-file.not-found': "Per questa azienda non c'è un fascicolo depositato.",
  'company-file.unreachable':
    'Questi dati non sono disponibili in questo momento. Il resto del fascicolo si può consultare.',
};
