import type { IsoDate } from '#core/kernel/iso-date.ts';

/** The steps of every application, in their order (PRAT-03). */
export const STEP_NAMES = ['submitted', 'admissibility', 'controls', 'review', 'authorisation', 'payment'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** What the service tells of a step; a step that it has a word of its own for is none of the six. */
export interface StepReport {
  readonly step: StepName | { readonly unknown: string };
  readonly startedOn?: IsoDate;
  readonly endedOn?: IsoDate;
  /** The day by which it is to end. */
  readonly expectedBy?: IsoDate;
  /** Whether the application was refused at it. */
  readonly refused?: boolean;
  /** What happened at it, in a sentence. */
  readonly note?: string;
}

/** The parties that can move an application on: its farmer, the assistance centre, the agency. */
export type Mover = 'farmer' | 'centre' | 'agency' | { readonly unknown: string };

/** What was asked for an application. */
export interface ApplicationRequest {
  /** What is to be handed in. */
  readonly what: string;
  readonly askedBy?: string | undefined;
  readonly askedOn?: IsoDate | undefined;
  readonly dueOn?: IsoDate | undefined;
  /** Absent while it is awaited. */
  readonly deliveredOn?: IsoDate | undefined;
}

/** How long a step took for the applications of one aid in a campaign, as the agency counted them. */
export interface StepTime {
  readonly step: StepName | { readonly unknown: string };
  readonly campaign: number;
  readonly applications: number;
  /** Days within which half of them were through it. */
  readonly halfWithinDays: number;
  /** A number of days that the agency sets beyond that. */
  readonly boundDays: number;
  /** How many of a hundred took longer than the bound. */
  readonly beyondInHundred: number;
}

/** A message to the company about an application. */
export interface ApplicationMessage {
  readonly msgId: string;
  readonly subject: string;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly createdAt: number;
}

/** A document of an application, such as the letter with which something was asked. */
export interface ApplicationDocument {
  readonly id: string;
  readonly title: string;
  readonly madeOn?: IsoDate | undefined;
}

/** What only the page of an application shows; what the service does not send is not there (D-40). */
export interface ApplicationDetail {
  readonly steps?: readonly StepReport[];
  /** Whose turn it is, and what is to be done. */
  readonly turn?: { readonly who: Mover; readonly what: string };
  readonly requests?: readonly ApplicationRequest[];
  readonly times?: readonly StepTime[];
  /** Ids of its payments. */
  readonly payments?: readonly string[];
  readonly messages?: readonly ApplicationMessage[];
  /** Its documents, the latest first; each is had by its id (PRAT-08). */
  readonly documents?: readonly ApplicationDocument[];
  /** Other facts, by the names that the agency gives them. */
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
}
