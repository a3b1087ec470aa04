import { portKey } from '#core/kernel/port-key.ts';
import type { AssistanceDraft } from './assistance-request.ts';

/** What the portal knows of whoever is logged in. */
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
  read(): AssistanceDraft | undefined;
  keep(draft: AssistanceDraft): void;
  forget(): void;
}
export const DraftKeeper = portKey<DraftKeeper>('DraftKeeper');
