# language: it
Funzionalità: Gli avvisi e gli aiuti nel portale
  Chi aspetta qualcosa lo chiede una volta, e legge in ogni pagina che cosa riceverà e che cosa si conserva.

  Regola: Chi ha fatto l'accesso trova tutto spento, e un indirizzo sbagliato non salva niente

    @PREF-01 @browser
    Esempio: Anna sceglie un avviso e sbaglia l'indirizzo
      Dato che Anna Bianchi è entrata nel portale
      Quando apre "/preferenze-avvisi"
      Allora legge "Nessun avviso scelto"
      Quando spunta "Nuova notifica"
      Allora legge "1 avviso scelto"
      Quando scrive "anna" nel campo "La tua email" e preme "Salva le scelte"
      Allora legge "Non è stato salvato niente."
      E legge "Scrivi l’indirizzo come nome@dominio.it."

    @PREF-01 @browser
    Esempio: la strada dai messaggi
      Dato che Anna Bianchi è entrata nel portale
      Quando apre "/notifiche"
      E segue "Ricevi un’email quando arriva un messaggio"
      Allora si trova su "/preferenze-avvisi"

  Regola: L'elenco degli aiuti si manda a chi si vuole, e la risposta è la stessa per ogni indirizzo

    @AIDS-06 @browser
    Esempio: un indirizzo sbagliato, poi uno giusto
      Quando un visitatore apre "/aiuti-e-bandi/quali-aiuti?coltivo=vite&passo=esito"
      E apre il riquadro "Mandalo per email"
      E scrive "anna" nel campo "A quale email" e preme "Manda l’elenco"
      Allora legge "Scrivi l’indirizzo come nome@dominio.it."
      Quando scrive "anna@posta.example" nel campo "A quale email" e preme "Manda l’elenco"
      Allora legge "Guarda la posta: se l’indirizzo è giusto, e oggi non ne ha già ricevuto uno"

  Regola: Di una cosa sola si legge a parole che cosa si segue, prima di dare l'indirizzo

    @FOLLOW-01 @browser
    Esempio: un concorso
      Quando un visitatore apre "/agenzia/concorsi/mobilita-analisti-dati"
      E segue "Avvisami della graduatoria"
      Allora si trova su "/avvisi-per-email"
      E legge "Concorso «Mobilità volontaria per quattro analisti di dati»"
