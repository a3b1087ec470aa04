/** How a status is to be felt; the look gives each tone its colour. */
export type Tone = 'ok' | 'bad' | 'warn' | 'info' | 'mute';

/** The drawn signs that accompany a status, by their name in the sprite. */
export type StatusIcon =
  | 'check-circle'
  | 'error'
  | 'ban'
  | 'lock'
  | 'warning-circle'
  | 'clock'
  | 'help-circle'
  | 'info-circle'
  | 'calendar';

/**
 * A status as people meet it: colour, sign and word together, so that nothing is said by colour alone.
 * Only an unknown value (`mute`) has no sign: its word is the value itself.
 */
export interface StatusTag {
  readonly tone: Tone;
  readonly icon: StatusIcon | undefined;
  readonly word: string;
}

/** The tag of a value that the portal does not know: shown as it came. */
export const unknownTag = (word: string): StatusTag => ({ tone: 'mute', icon: undefined, word });
