/** Words that stand around the content of a page. */
export const SHELL_COPY = {
  facts: 'In breve',
  sideMenus: { agency: 'L’Agenzia', aids: 'Aiuti e bandi', transparency: 'Amministrazione trasparente' },
  failed: 'Non è stato possibile leggere la pagina',
  failedHelp: 'Il servizio non ha risposto come previsto. Riprova tra poco.',
  pageIndex: 'Indice della pagina',
} as const;
