import { portKey, defineUseCase } from '#core/kernel/port-key.ts';
import type { AssistanceDraft } from './assistance-request.ts';

/** What the portal knows of the person who is logged in. */
export interface KnownPerson {
  readonly givenName: string;
  readonly familyName: string;
  readonly fiscalCode: string;
}

/** An empty form; the known fields are filled in for a person who is logged in (D-10). A fresh object each time. */
export const newDraft = (person?: KnownPerson): AssistanceDraft => ({
  name: person?.givenName ?? '',
  surname: person?.familyName ?? '',
  fiscalCode: person?.fiscalCode ?? '',
  email: '',
  phone: '',
  scope: '',
  subject: '',
  message: '',
  consent: false,
});

/**
 * Keeps what was typed with the place in the browser's history, so that neither a reload nor a failed send loses it; it
 * ends with the tab and is in no storage.
 */
export interface DraftKeeper {
  read(): KeptDraft | undefined;
  keep(draft: KeptDraft): void;
  forget(): void;
}
export const DraftKeeper = portKey<DraftKeeper>('DraftKeeper');

/** A draft, and who was writing it: the fiscal code of who was logged in, empty for a visitor. */
export interface KeptDraft {
  readonly writer: string;
  readonly draft: AssistanceDraft;
}

/** The draft that was being written here by this very person; what somebody else left is not shown, and goes (SES-28). */
export type RecallDraft = (writer: string) => AssistanceDraft | undefined;

/** Builds `RecallDraft`. */
export const makeRecallDraft =
  (keeper: DraftKeeper): RecallDraft =>
  (writer) => {
    const kept = keeper.read();
    if (kept === undefined || kept.writer === writer) return kept?.draft;
    keeper.forget();
    return undefined;
  };
export const RecallDraft = defineUseCase('RecallDraft', [DraftKeeper], makeRecallDraft);

/** Keeps the draft as it is now; undefined forgets it, once it has been taken. */
export type KeepDraft = (writer: string, draft: AssistanceDraft | undefined) => void;

/** Builds `KeepDraft`. */
export const makeKeepDraft =
  (keeper: DraftKeeper): KeepDraft =>
  (writer, draft) =>
    draft === undefined ? keeper.forget() : keeper.keep({ writer, draft });
export const KeepDraft = defineUseCase('KeepDraft', [DraftKeeper], makeKeepDraft);
