import { formatTotal } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { MAP_TONES, mapScale, toneOf, toneWords } from '#core/payments/map-scale.ts';
import type { PaymentsTable, TableLine } from '#core/payments/payments-table.ts';
import { MapCredit } from '#ui/components/regions/map-credit.tsx';
import { RegionMap, TONE_CLASSES } from '#ui/components/regions/region-map.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';

/** The table by region as a map; each region says its amount and leads to its detail. */
export const AmountsMap = ({
  table,
  detailOf,
  marked,
}: {
  readonly table: PaymentsTable;
  readonly detailOf: (line: TableLine) => string | undefined;
  /** Value of the region that the page is of. */
  readonly marked?: string | undefined;
}) => {
  const scale = mapScale(table);
  const hasSuppressed = table.lines.some(({ isProtected }) => isProtected);
  const tones = [
    ...MAP_TONES.map((tone) => ({ key: TONE_CLASSES[tone], words: toneWords(scale, tone) })),
    ...(hasSuppressed ? [{ key: TONE_CLASSES.suppressed, words: COPY.suppressedTone }] : []),
  ];
  return (
    <figure className="pt-choro mb-0">
      <RegionMap
        label={COPY.map}
        marked={marked}
        regions={table.lines.map((line) => ({
          value: line.slug,
          label: `${line.name}: ${line.figures === undefined ? COPY.suppressed : formatTotal(euroFromCents(line.figures.paidCents))}`,
          to: detailOf(line) ?? '',
          tone: line.figures === undefined ? 'suppressed' : toneOf(scale, line.figures.paidCents),
        }))}
      />
      <figcaption className="pt-stack">
        <ul className="pt-legend pt-tones">
          {tones.map(({ key, words }) => (
            <li key={key}>
              <svg viewBox="0 0 22 16" className={key} aria-hidden="true">
                <path d="M1,1h20v14h-20z" />
              </svg>
              {words}
            </li>
          ))}
        </ul>
        <MapCredit />
      </figcaption>
    </figure>
  );
};
