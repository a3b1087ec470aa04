/** Words of a document whose page only script can draw, where that script does not run. */
export const WITHOUT_SCRIPT_COPY = {
  /** A page that only script can fill, in a browser without script. */
  noScript: {
    title: 'Questa pagina ha bisogno di JavaScript',
    lead: 'Nel tuo browser JavaScript è disattivato: l’area riservata non può riconoscerti e non si apre.',
    help: 'Attivalo nelle impostazioni del browser e ricarica la pagina. Le pagine pubbliche si leggono anche senza: dai contatti trovi telefono, PEC ed email.',
  },
  /** The script of such a page did not come. */
  scriptMissing: {
    lead: 'Una parte dell’area riservata non si carica.',
    help: 'Controlla la connessione a internet e ricarica la pagina. Se non basta, torna tra qualche minuto oppure scrivici.',
  },
} as const;
