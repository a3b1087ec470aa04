import { octetsOf } from './octets.ts';

/** The longest name that every file system takes (bytes). */
const MOST_NAME_BYTES = 255;
/** The longest path below a folder of contents, far below what a file system takes. */
export const MOST_PATH_CHARACTERS = 500;

/** Why no file below a folder can have this path, in a sentence; undefined where it is short enough, and each name in it (RED-05). */
export const tooLongName = (path: string): string | undefined => {
  const whole = path.length > MOST_PATH_CHARACTERS ? path : undefined;
  const long = whole ?? path.split('/').find((part) => octetsOf(part) > MOST_NAME_BYTES);
  return long === undefined ? undefined : `Il nome «${long.slice(0, 40)}…» è troppo lungo: abbreviarlo.`;
};
