import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { classes } from '../classes.ts';
import { useHydrated } from '../hydrated.ts';
import { LinkTo } from '../link-to.tsx';
import { directionOf, neighbourOf } from './moves.ts';
import { MAP_SIZE, OUTLINES, type Outline } from './outlines.ts';

/** A region of the map. */
export interface MapRegion {
  readonly value: string;
  /** Its name, and what the map says of it: "Puglia: 361 mln €". */
  readonly label: string;
  /** The address that choosing it leads to. */
  readonly to: string;
  /** How dark it is, from 0 to 4; hatched where there is no figure. */
  readonly tone?: keyof typeof TONE_CLASSES | undefined;
}

/** Their names are written out: what the styles keep is looked for in the sources. */
export const TONE_CLASSES = {
  0: 'tone-0',
  1: 'tone-1',
  2: 'tone-2',
  3: 'tone-3',
  4: 'tone-4',
  suppressed: 'tone-suppressed',
} as const;

/** A map of the twenty regions. */
export interface RegionMapProps {
  readonly label: string;
  readonly regions: readonly MapRegion[];
  /** The region that is chosen, where regions can be chosen; null for none of them. Without it they are links. */
  readonly chosen?: string | null | undefined;
  /** The region that the page is of, where regions are links. */
  readonly marked?: string | undefined;
  readonly onChoose?: ((value: string) => void) | undefined;
  /** A click beside the regions, or Escape. */
  readonly onClear?: (() => void) | undefined;
}

/** The chosen coast over its neighbours, with a tick: colour alone does not say it. */
const Chosen = ({
  outline: {
    path,
    middle: [x, y],
  },
}: {
  readonly outline: Outline;
}) => (
  <g className="mark" aria-hidden="true">
    <path d={path} className="coast" />
    <circle cx={x} cy={y} r="13" />
    <path d={`M${x - 5},${y}l4,5 7,-9`} />
  </g>
);

/** One region in the order of Tab, the last that was reached; `move` leads from one to another and says whether its key does so. */
const useRoving = (drawn: readonly Outline[], chosen: string | undefined) => {
  const map = useRef<SVGSVGElement>(null);
  const [reached, setReached] = useState<string>();
  const goTo = (value: string | undefined): void => {
    if (value === undefined) return;
    setReached(value);
    map.current?.querySelector<SVGElement>(`[data-region="${value}"]`)?.focus();
  };
  const move = (key: string, from: string): boolean => {
    const direction = directionOf(key);
    if (direction !== undefined) goTo(neighbourOf(drawn, from, direction));
    else if (key === 'Home') goTo(drawn[0]?.value);
    else if (key === 'End') goTo(drawn.at(-1)?.value);
    else return false;
    return true;
  };
  return { map, current: reached ?? chosen ?? drawn[0]?.value, setReached, move };
};

/**
 * The regions of Italy as controls: each has a name, one is in the order of Tab, arrows go to the neighbours, Home and
 * End to the first and the last. Before any script they are links.
 */
export const RegionMap = ({ label, regions, chosen, marked, onChoose, onClear }: RegionMapProps) => {
  const hydrated = useHydrated();
  const known = new Map(regions.map((region) => [region.value, region]));
  const drawn = OUTLINES.filter(({ value }) => known.has(value));
  const { map, current, setReached, move } = useRoving(drawn, chosen ?? undefined);
  const isChoice = chosen !== undefined;
  const onTop = drawn.find(({ value }) => value === (chosen ?? marked));

  const press = (event: KeyboardEvent, value: string): void => {
    if (event.key === 'Escape' && onClear !== undefined) onClear();
    else if (event.key === ' ' && isChoice) onChoose?.(value);
    else if (!move(event.key, value)) return;
    event.preventDefault();
  };
  const clear = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a') === null) onClear?.();
  };

  return (
    // The sea is no control: what a click on it does, Escape and the list of regions do as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="pt-sea" onClick={onClear === undefined ? undefined : clear}>
      <svg
        ref={map}
        className={classes('pt-map', !isChoice && 'pt-tones')}
        viewBox={`0 0 ${MAP_SIZE.join(' ')}`}
        role="group"
        aria-label={label}
      >
        {drawn.map(({ value, path }) => {
          const region = known.get(value);
          if (region === undefined) return null;
          const isOn = value === chosen;
          return (
            <LinkTo
              key={value}
              to={region.to}
              data-region={value}
              className={classes(isOn && 'on', region.tone !== undefined && TONE_CLASSES[region.tone])}
              aria-label={region.label}
              aria-current={value === marked ? 'true' : undefined}
              {...(isChoice ? { role: 'button', 'aria-pressed': isOn } : {})}
              tabIndex={hydrated && value !== current ? -1 : 0}
              onKeyDown={(event) => press(event, value)}
              onFocus={() => setReached(value)}
              onClick={(event) => {
                if (onChoose === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(value);
              }}
            >
              <path d={path} />
            </LinkTo>
          );
        })}
        {onTop === undefined ? null : <Chosen outline={onTop} />}
      </svg>
    </div>
  );
};
