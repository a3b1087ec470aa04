import type { SupportContact } from './assistance-request.ts';
import { changeOf, officeState, openingText, type OfficeState } from './opening-hours.ts';

/** A way to reach the agency, and whether it answers at the moment of reading; without a state where its hours are not known. */
export interface ContactNow {
  readonly contact: SupportContact;
  readonly state?: OfficeState | undefined;
}

/** The contacts with what can be said of them at a moment, in milliseconds; hours that stand in no sentence are written out (PAGE-51). */
export const contactsAt = (contacts: readonly SupportContact[], now: number): readonly ContactNow[] =>
  contacts.map((contact) => {
    const { opening } = contact;
    if (opening === undefined) return { contact };
    return {
      contact: { ...contact, openingHours: contact.openingHours ?? openingText(opening) },
      state: officeState(opening, now),
    };
  });

/** Telephones that a page names beside its help. */
const PHONES_BESIDE_HELP = 3;

/** The first contacts that can be called and of which one knows whether they answer now, in the editors' order (PAGE-51). */
export const phonesNow = (contacts: readonly ContactNow[]): readonly ContactNow[] =>
  contacts
    .filter(({ contact, state }) => contact.phone !== undefined && state !== undefined)
    .slice(0, PHONES_BESIDE_HELP);

/** The moment at which the first of them opens or closes; none where nothing is known (PAGE-51, D-64). */
export const nextChangeOf = (contacts: readonly ContactNow[]): number | undefined => {
  const changes = contacts.flatMap(({ state }) => (state === undefined ? [] : (changeOf(state) ?? [])));
  return changes.length === 0 ? undefined : Math.min(...changes);
};
