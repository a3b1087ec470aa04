/** Words of the keys of a centre's pages. */
export const SHORTCUTS_COPY = {
  title: 'Scorciatoie da tastiera',
  help: 'Si accendono e si spengono qui; dentro un campo non valgono mai.',
} as const;
