import type { Move } from '#core/terms/term.ts';

/** The JSON of the service as far as pages show it: what stands on a page is compared with these values. */

/** A name and the value that stands for it in addresses. */
interface Named {
  readonly name: string;
  readonly value: string;
}

export interface WireFile {
  readonly title: string;
  readonly contentUrl: string;
  readonly format: string;
  readonly sizeBytes: number;
  readonly isNew?: boolean;
  readonly dateCreated?: string;
}

/** An entry of a list, or of its details. */
export interface WireEntry {
  readonly id: string;
  readonly friendlyUrl: string;
  readonly title: string;
  /** Text on a card; a structured text on a detail, whose `summary` is the text. */
  readonly description: unknown;
  readonly summary?: string;
  readonly isNew: boolean;
  readonly publicationDate?: string;
  readonly lastUpdate?: string;
  readonly image?: { readonly contentUrl: string; readonly description: string };
  readonly document?: WireFile;
  readonly serviceStatus?: string;
  readonly statusReason?: string;
  readonly competitionStatus?: string;
  readonly deadline?: string;
  readonly deadlineTime?: string;
  readonly positions?: number;
  readonly workplace?: string;
  readonly forWhom?: string;
  readonly howMuch?: string;
  readonly amount?: number;
  readonly opensOn?: string;
  readonly closesOn?: string;
  readonly correctionsUntil?: string;
  readonly timeAndCost?: string;
  readonly handoverTarget?: string;
  readonly opens?: string;
  readonly applyUrl?: string;
  readonly applyPlace?: string;
  readonly deedNumber?: string;
  readonly referenceYear?: number;
  readonly identifier?: string;
  readonly cig?: string;
  readonly scope?: string;
  readonly url?: string;
  readonly answer?: unknown;
  readonly eventDate?: string;
  readonly eventStatus?: string;
  readonly moves?: readonly Move[];
  readonly eventEndDate?: string;
  readonly eventTime?: string;
  readonly isOnlineEvent?: boolean;
  readonly place?: string;
  readonly street?: string;
  readonly streetNumber?: string;
  readonly streetCity?: string;
  readonly city?: string;
  readonly streetCountry?: string;
  readonly language?: string;
  readonly cost?: string;
  readonly bookingUrl?: string;
  readonly bookingUntil?: string;
  readonly categories?: readonly Named[];
  readonly types?: readonly Named[];
  readonly targets?: readonly Named[];
  readonly needs?: readonly Named[];
  readonly sectors?: readonly Named[];
  readonly procedureTypes?: readonly Named[];
  readonly contractScopes?: readonly Named[];
  readonly resolutions?: readonly WireFile[];
  readonly documents?: readonly WireFile[];
  readonly attachments?: readonly WireFile[];
  readonly links?: readonly { readonly title: string; readonly url: string }[];
  readonly related?: readonly { readonly friendlyUrl: string; readonly title: string }[];
  readonly sections?: readonly { readonly title: string; readonly description: unknown }[];
  readonly heroDescription?: string;
  readonly ctaLabel?: string;
  readonly ctaUrl?: string;
  readonly images?: readonly { readonly contentUrl: string; readonly description: string }[];
  readonly logo?: readonly string[];
}

/** A headline figure. */
export interface WireKpi {
  readonly icon: string;
  readonly value: string;
  readonly formatting: string;
  readonly description: string;
  readonly tooltip?: string;
  readonly lastUpdate?: string;
}

/** A page of a list. */
export interface WirePage {
  readonly results: readonly WireEntry[];
  readonly pagination: { readonly totalCount: number };
}

/** The words of a structured text, in their order; of a plain one, itself. */
export const wordsOf = (text: unknown): string => {
  if (typeof text === 'string') return text;
  if (Array.isArray(text)) return text.map(wordsOf).join(' ');
  if (typeof text !== 'object' || text === null) return '';
  const { text: own, children, items, head, rows } = text as Readonly<Record<string, unknown>>;
  return [own, children, items, head, rows]
    .filter((part) => part !== undefined)
    .map(wordsOf)
    .join(' ');
};

/** Names side by side, as a fact has them; undefined where there are none. */
export const names = (values: readonly Named[] | undefined): string | undefined =>
  values === undefined || values.length === 0 ? undefined : values.map(({ name }) => name).join(', ');
