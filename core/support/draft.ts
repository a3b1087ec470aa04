import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { ReadAsVisitor } from '#core/access/enter-address.ts';
import { portKey, defineUseCase } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { SessionCell } from '#core/session/state.ts';
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
 * The draft in the fields of a form; what the form does not have is left out, of what is there twice the first counts. A form
 * travels with lines that end in two characters, of which only one was typed.
 */
export const draftFromFields = (fields: QueryPairs): AssistanceDraft => {
  const field = (name: string): string => (queryValue(fields, name) ?? '').replaceAll('\r\n', '\n');
  const texts = Object.keys(newDraft()).filter((name) => name !== 'consent');
  return {
    ...newDraft(),
    ...Object.fromEntries(texts.map((name) => [name, field(name)])),
    consent: field('consent') !== '',
  };
};

/** The fields of a form with this draft: what `draftFromFields` reads. */
export const fieldsOfDraft = ({ consent, ...texts }: AssistanceDraft): Readonly<Record<string, string>> => ({
  ...texts,
  ...(consent ? { consent: 'sì' } : {}),
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

/** A text that was being written when the session ended, by its form: it goes through the sign-in of its writer (SES-19). */
export interface CarriedText {
  readonly form: string;
  readonly writer: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Keeps for this tab, while somebody signs in again, what they were writing; each text is forgotten by taking it. */
export interface CarriedTexts {
  keep(texts: readonly CarriedText[]): void;
  take(): readonly CarriedText[];
}
export const CarriedTexts = portKey<CarriedTexts>('CarriedTexts');

/** A draft and its writer: the fiscal code of the person logged in, empty for a visitor. */
export interface KeptDraft {
  readonly writer: string;
  readonly draft: AssistanceDraft;
}

/** Name of the request for assistance among the forms whose text goes through a sign-in. */
export const ASSISTANCE_FORM = 'richiesta-assistenza';

/**
 * The draft that was being written here by this very person; what somebody else left is not shown, and goes (SES-28). What somebody at
 * work was writing whom the provider has forgotten is not shown either: it is `carried` through a sign-in that leads back to it (SES-19).
 */
export type RecallDraft = (writer: string) => AssistanceDraft | 'carried' | undefined;

/** Builds `RecallDraft`. */
export const makeRecallDraft =
  (
    keeper: DraftKeeper,
    carried: CarriedTexts,
    session: SessionCell,
    comeBackTo: ReadAsVisitor,
    { names }: Pick<PortalSettings, 'names'>,
  ): RecallDraft =>
  (writer) => {
    const kept = keeper.read();
    if (kept === undefined || kept.writer === writer) return kept?.draft;
    keeper.forget();
    const reader = session.read();
    if (reader.kind !== 'anonymous' || reader.isCutOff !== true) return undefined;
    carried.keep([{ form: ASSISTANCE_FORM, writer: kept.writer, fields: fieldsOfDraft(kept.draft) }]);
    comeBackTo(pathTo(routeTable(names), 'assistanceRequest'));
    return 'carried';
  };
export const RecallDraft = defineUseCase(
  'RecallDraft',
  [DraftKeeper, CarriedTexts, SessionCell, ReadAsVisitor, PortalSettings],
  makeRecallDraft,
);

/** Keeps the draft as it is now; undefined forgets it, once it has been taken. */
export type KeepDraft = (writer: string, draft: AssistanceDraft | undefined) => void;

/** Builds `KeepDraft`. */
export const makeKeepDraft =
  (keeper: DraftKeeper): KeepDraft =>
  (writer, draft) =>
    draft === undefined ? keeper.forget() : keeper.keep({ writer, draft });
export const KeepDraft = defineUseCase('KeepDraft', [DraftKeeper], makeKeepDraft);

/** What this very person was writing in a form when their session ended, once; what somebody else was writing goes with that (SES-28). A visitor has no fiscal code and takes nothing: it waits for a sign-in. */
export type TakeCarriedText = (form: string, writer: string) => CarriedText['fields'] | undefined;

/** Builds `TakeCarriedText`. */
export const makeTakeCarriedText =
  (carried: CarriedTexts): TakeCarriedText =>
  (form, writer) => {
    if (writer === '') return undefined;
    const own = carried.take().filter((text) => text.writer === writer);
    carried.keep(own.filter((text) => text.form !== form));
    return own.find((text) => text.form === form)?.fields;
  };
export const TakeCarriedText = defineUseCase('TakeCarriedText', [CarriedTexts], makeTakeCarriedText);
