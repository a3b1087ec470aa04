/** Words of the dialogs about who is here and in which role. */
export const SESSION_COPY = {
  role: {
    title: 'Come vuoi entrare?',
    text: 'Il tuo profilo ha due ruoli. Potrai cambiare ruolo in ogni momento dal menu del profilo.',
    legend: 'Ruolo',
    farmer: { name: 'Agricoltore', text: 'Per la tua azienda: fascicolo, pratiche e notifiche' },
    caa: { name: 'CAA', text: 'Per i produttori che ti hanno dato mandato' },
  },
  company: {
    title: 'Per quale azienda vuoi lavorare?',
    text: 'Potrai cambiare azienda in ogni momento dal menu del profilo.',
    legend: 'Azienda',
    search: 'Cerca per nome o CUAA',
    none: 'Nessuna delle tue aziende corrisponde alla ricerca.',
    found: (count: number): string => (count === 1 ? '1 azienda trovata' : `${count} aziende trovate`),
    asMain: 'Usa sempre questa azienda quando accedo',
    changed: (name: string): string => `Ora lavori per ${name}`,
    closedMandate: 'mandato chiuso',
  },
  denied: {
    title: 'Accesso negato',
    sentence: (bodies: readonly string[]): string =>
      `Il Codice fiscale che hai inserito non è associato a un Fascicolo Aziendale depositato presso l’Organismo Pagatore ${italianList(bodies)}.`,
    whatToDo: 'Che cosa puoi fare',
    ways: {
      payingBody: {
        title: 'Trova chi ti paga',
        text: 'Il tuo fascicolo può essere presso l’organismo della tua regione',
      },
      centre: {
        title: 'Trova un centro di assistenza',
        text: 'Non hai un fascicolo: lo apre un CAA con il tuo mandato',
      },
      identity: { title: 'Accedi con un’altra identità', text: 'Hai usato lo SPID o la carta di un’altra persona' },
    },
    call: 'Sei un operatore senza convenzione, o non sai quale sia il tuo caso? Chiama lo',
  },
  idle: {
    above: 'Avviso',
    title: 'La sessione sta per scadere',
    before: 'Per proteggere i tuoi dati, tra',
    after: 'la sessione si chiuderà. Quello che hai già inviato è al sicuro.',
    leave: 'Disconnetti',
    stay: 'Rimani collegato',
    checking: 'Controllo in corso',
    unreachable: 'Il servizio di accesso non risponde. Riprova tra qualche secondo: la sessione è ancora aperta.',
  },
  leaveUnsent: 'Quello che hai scritto non è partito e andrà perso. Uscire lo stesso?',
  over: {
    title: 'La sessione è scaduta',
    inactivity:
      'Per sei minuti non ci sono state attività. I tuoi dati non sono più visibili: per continuare accedi di nuovo.',
    refused: 'L’accesso non è più valido. I tuoi dati non sono più visibili: per continuare accedi di nuovo.',
    left: 'Hai lasciato l’area riservata',
    loggedOut: 'È successo in un’altra scheda del browser.',
    unsent: 'Quello che stavi scrivendo qui non è partito.',
    carried: 'Quello che stavi scrivendo non è partito: se accedi da qui, lo ritrovi.',
    login: 'Vai al login',
    leaving: {
      title: 'Stai uscendo dall’area riservata',
      text: 'I tuoi dati non sono più visibili. Ancora un momento: il servizio di accesso sta chiudendo la sessione.',
    },
  },
  noCompanies: {
    title: 'Le tue aziende non sono disponibili in questo momento',
    text: 'Finché non arrivano non possiamo mostrare fascicolo, pratiche e notifiche.',
  },
  deepLink: {
    title: (name: string): string => `Questa pagina riguarda ${name}`,
  },
  elsewhere: {
    title: (name: string): string => `In un’altra scheda hai scelto ${name}`,
    // A name may end with a full stop of its own: "S.r.l."
    text: (name: string): string => `Qui stai ancora leggendo i dati di ${name}`.replace(/\.?$/u, '.'),
    follow: 'Passa a questa azienda',
    stay: 'Resta qui',
  },
} as const;

function italianList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} o ${last}`;
}
