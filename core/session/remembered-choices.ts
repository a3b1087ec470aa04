import { portKey } from '#core/kernel/port-key.ts';

/** A selection of the payments dashboard, kept flat so that it can be stored as text. */
export type StoredSelection = Readonly<Record<string, string | number | boolean | null>>;

/** What this browser remembers, under the stored names of the specification (SES-24). */
export interface Remembered {
  readonly mainCuaa: string;
  readonly selectedCuaa: string;
  readonly isCaa: boolean;
  /** True once the role has been asked (SES-04). */
  readonly loggedInModalShown: boolean;
  /** True once the company has been asked (SES-08). */
  readonly cuaaModalShown: boolean;
  /** True from the end of a session by inactivity until the next sign-in (IDLE-05). */
  readonly sessionOver: boolean;
  readonly kpiData: StoredSelection;
  readonly kpiItemDataSelected: StoredSelection;
  readonly kpiDetailsData: StoredSelection;
  readonly introduction: StoredSelection;
}

export type RememberedKey = keyof Remembered;

/** Keeps choices from one visit to the next. Never throws: storage that fails counts as empty (SES-18). */
export interface RememberedChoices {
  get<K extends RememberedKey>(key: K): Remembered[K] | undefined;
  set<K extends RememberedKey>(key: K, value: Remembered[K]): void;
  clear(key: RememberedKey): void;
}
export const RememberedChoices = portKey<RememberedChoices>('RememberedChoices');

type Kind<V> = V extends string ? 'text' : V extends boolean ? 'flag' : 'selection';

const KIND_OF: { readonly [K in RememberedKey]: Kind<Remembered[K]> } = {
  mainCuaa: 'text',
  selectedCuaa: 'text',
  isCaa: 'flag',
  loggedInModalShown: 'flag',
  cuaaModalShown: 'flag',
  sessionOver: 'flag',
  kpiData: 'selection',
  kpiItemDataSelected: 'selection',
  kpiDetailsData: 'selection',
  introduction: 'selection',
};

const isSelection = (value: unknown): value is StoredSelection =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => entry === null || ['string', 'number', 'boolean'].includes(typeof entry));

/** Reads a stored text; undefined for anything that `rememberedToText` did not write under this key (SES-18). */
export const rememberedFromText = <K extends RememberedKey>(key: K, text: string | null): Remembered[K] | undefined =>
  (text === null || text === '' ? undefined : READ[KIND_OF[key]](text)) as Remembered[K] | undefined;

const selectionOf = (text: string): StoredSelection | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isSelection(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const READ: Readonly<Record<'text' | 'flag' | 'selection', (text: string) => unknown>> = {
  text: (text) => text,
  flag: (text) => FLAGS.get(text),
  selection: selectionOf,
};
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** Writes a value as the text to store. */
export const rememberedToText = (value: Remembered[RememberedKey]): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
