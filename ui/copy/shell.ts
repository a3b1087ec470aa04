/** Words that stand around the content of a page. */
export const SHELL_COPY = {
  facts: 'In breve',
  sideMenus: { agency: 'L’Agenzia', aids: 'Aiuti e bandi', transparency: 'Amministrazione trasparente' },
  failed: 'Non è stato possibile leggere la pagina',
  pageIndex: 'Indice della pagina',
  youAreIn: (section: string): string => `Sei in: ${section}`,
  wholeSection: 'Presentazione della sezione',
  findInTree: 'Trova una voce',
  foundInTree: (count: number): string => (count === 1 ? '1 voce trovata' : `${count} voci trovate`),
  menuFailed: 'Il menu della sezione non è disponibile',
  previousPage: 'Voce precedente',
  nextPage: 'Voce successiva',
  neighbours: 'Voci vicine',
} as const;
