import { Clock } from '#core/kernel/clock.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';

/**
 * What an operator has typed to find producers. A name or a CUAA may be those of a person, so neither addresses nor
 * storages nor the history of the browser hold them: the history holds a number, which means something only here, only
 * while this document lives.
 */
export interface TypedTexts {
  /** Keeps a text as the latest one and gives its number; an empty one needs none. */
  note(text: string): number | undefined;
  /** The text of a number; empty for one that was never given. */
  textOf(note: number | undefined): string;
  /** The latest one, for a reader coming back without a number. */
  latest(): string;
}

/** Builds `TypedTexts`. Its numbers begin where no former document's can: what that one left in the history means nothing here. */
export const makeTypedTexts = (clock: Clock): TypedTexts => {
  const first = clock.now();
  const texts: string[] = [];
  let latest = '';
  return {
    note: (text) => {
      latest = text;
      if (text === '') return undefined;
      const known = texts.indexOf(text);
      return first + (known === -1 ? texts.push(text) - 1 : known);
    },
    textOf: (note) => (note === undefined ? '' : (texts[note - first] ?? '')),
    latest: () => latest,
  };
};
export const TypedTexts = defineUseCase('TypedTexts', [Clock], makeTypedTexts);

/** The number that a place of the history carries; rubbish counts as none. */
export const typedNoteIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'typed' in state && typeof state.typed === 'number'
    ? state.typed
    : undefined;

/** What a place of the history carries for a number; nothing for none. */
export const stateWithNote = (note: number | undefined): { readonly typed: number } | null =>
  note === undefined ? null : { typed: note };
