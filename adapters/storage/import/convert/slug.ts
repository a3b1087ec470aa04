import { foldText } from '#core/formatting/folded.ts';

/** The text as a part of an address or a filter value: "Regolamento UE" → regolamento-ue. */
export const slugOf = (text: string): string => foldText(text).replaceAll(' ', '-') || 'voce';
