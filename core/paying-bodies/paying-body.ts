/** Part of Italy to which a region belongs; the codes are those of the service. */
export const REGION_GROUPS = ['NI', 'CI', 'SI'] as const;
export type RegionGroup = (typeof REGION_GROUPS)[number];

/** An Italian region, as the finder's map and selector name it. */
export interface Region {
  /** Italian name. */
  readonly name: string;
  /** The value under which it is filtered, as it stands in addresses. */
  readonly value: string;
  /** Its outline on the map: the ISO 3166-2 code. */
  readonly mapId: string;
  readonly group: RegionGroup;
  /** Sign of the province of the regional capital. */
  readonly province: string;
}

/** A region that a paying body serves. */
export interface ServedRegion {
  readonly id: string;
  readonly name: string;
}

/** The lines of aid that the finder tells apart, in the order in which it names them (PAGE-50). */
export const AID_LINES = ['domanda-unica', 'sviluppo-rurale', 'vino', 'altri-settori'] as const;
export type AidLine = (typeof AID_LINES)[number];

/** A line of aid that a body pays. */
export interface PaidLine {
  readonly line: AidLine;
  /** Values of the regions in which it pays it; all that it serves, where absent. */
  readonly regions?: readonly string[] | undefined;
  /** To whom it pays, where another body pays the same in the same region: "per le aziende della provincia di Trento". */
  readonly note?: string | undefined;
}

/** An office of a paying body, as its card shows it (PAGE-16). */
export interface PayingBody {
  readonly id: string;
  readonly name: string;
  readonly street?: string | undefined;
  readonly streetNumber?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly url?: string | undefined;
  readonly regions: readonly ServedRegion[];
  /** Whether the office belongs to a regional or a national body, where the service says it. */
  readonly scope?: 'regional' | 'national' | undefined;
  /** As it is dialled, with blanks where they help to read it. */
  readonly phone?: string | undefined;
  readonly pec?: string | undefined;
  /** What it pays; absent where the service does not say it (D-40). */
  readonly paidLines?: readonly PaidLine[] | undefined;
}

/** How many offices there are, regional and national (PAGE-15). */
export interface PayingBodyCounters {
  readonly regional: number;
  readonly national: number;
}

/** A region, and how many offices of paying bodies serve it. */
export interface CountedRegion extends Region {
  readonly count: number;
}
