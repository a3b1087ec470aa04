import { formatTotal } from '#core/formatting/euro.ts';
import { euroFromCents, type Cents } from '#core/kernel/cents.ts';
import type { PaymentsTable } from './payments-table.ts';

/** How dark a region is on the map. */
export const MAP_TONES = [0, 1, 2, 3, 4] as const;
export type MapTone = (typeof MAP_TONES)[number];

/** The steps of a map: each tone begins where the one before ends. */
export interface MapScale {
  /** Amount by which each tone is wider than the one before. */
  readonly stepCents: Cents;
}

const ROUND_STEPS = [1, 2, 2.5, 5, 7.5, 10];

/** A scale of five steps in round numbers, equal but for the last, which is open: the highest amount has the darkest tone. */
export const mapScale = ({ lines }: PaymentsTable): MapScale => {
  const highest = Math.max(1, ...lines.map(({ figures }) => figures?.paidCents ?? 0));
  const widest = highest / (MAP_TONES.length - 1);
  const power = 10 ** Math.floor(Math.log10(widest));
  const round = ROUND_STEPS.findLast((each) => each * power <= widest) ?? 1;
  return { stepCents: Math.max(1, Math.floor(round * power)) };
};

/** The tone of an amount; what was repaid is the lightest. */
export const toneOf = ({ stepCents }: MapScale, cents: Cents): MapTone => {
  const step = Math.floor(Math.max(0, cents) / stepCents);
  return MAP_TONES[Math.min(step, MAP_TONES.length - 1)] ?? 0;
};

/** What each tone means, in words: "da 100 mln € a 200 mln €". */
export const toneWords = ({ stepCents }: MapScale, tone: MapTone): string => {
  const amount = (steps: number): string => formatTotal(euroFromCents(stepCents * steps));
  if (tone === 0) return `meno di ${amount(1)}`;
  return tone === MAP_TONES.length - 1 ? `${amount(tone)} e oltre` : `da ${amount(tone)} a ${amount(tone + 1)}`;
};
