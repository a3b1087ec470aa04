import { HttpProblem } from './problem.ts';

const strict = new TextDecoder('utf-8', { fatal: true });

/** The text of a body; a broken one would be stored with characters that nobody wrote (API-06). */
export const textOfBody = (bytes: Buffer): string => {
  try {
    return strict.decode(bytes);
  } catch {
    throw new HttpProblem(400, { detail: 'Il corpo della richiesta non è scritto in UTF-8.' });
  }
};
