# language: it
Funzionalità: Collegamenti sicuri e pagine non ancora disponibili
  Un collegamento porta dove dice, non apre mai nulla di pericoloso, e chi è diretto a una
  pagina del vecchio sito lo sa prima di lasciare il portale.

  Regola: In una nuova scheda si aprono solo indirizzi http e https
    Tutto il resto è rifiutato, e il rifiuto resta scritto nel registro senza l'indirizzo.

    @VAL-03
    Schema dello scenario: il collegamento <indirizzo>
      Quando un visitatore segue il collegamento "<indirizzo>"
      Allora il collegamento <effetto>

      Esempi:
        | indirizzo                      | effetto                          |
        | https://gazzetta.example/atti  | si apre in una nuova scheda      |
        | HTTP://gazzetta.example        | si apre in una nuova scheda      |
        | javascript:alert(1)            | è rifiutato e scritto nel registro |
        | data:text/html,ciao            | è rifiutato e scritto nel registro |
        | ftp://gazzetta.example         | è rifiutato e scritto nel registro |
        | //altrove.example/x            | è rifiutato e scritto nel registro |
        | gazzetta.example               | è rifiutato e scritto nel registro |
        | https://                       | è rifiutato e scritto nel registro |

  Regola: Le pagine dei siti dell'agenzia passano dall'avviso "Presto on line"
    Fanno eccezione l'accesso unico, il portale dei CAA, i documenti, le immagini e gli indirizzi di
    posta, che si raggiungono direttamente. Scelta nostra: lo sono anche i servizi che l'agenzia tiene nel proprio
    dominio. Quelli che le impostazioni nominano fra gli indirizzi esterni (segnalazione delle frodi, dichiarazione
    di accessibilità, firma dei documenti, ministero, gazzetta, canali sociali) lo sono da soli, tranne il sito precedente; gli
    altri si elencano nell'impostazione agencyServices.

    @VAL-05 @interpretazione
    Schema dello scenario: il servizio <indirizzo> nel dominio dell'agenzia
      Dato che la segnalazione delle frodi sta a "https://segnalazioni.anpag.example/frodi"
      Quando un visitatore segue il collegamento "<indirizzo>"
      Allora il collegamento <effetto>

      Esempi:
        | indirizzo                                        | effetto                        |
        | https://segnalazioni.anpag.example/frodi         | si apre in una nuova scheda    |
        | https://segnalazioni.anpag.example/frodi/modulo  | si apre in una nuova scheda    |
        | https://segnalazioni.anpag.example/altro         | apre l'avviso "Presto on line" |
        | https://pagamenti.anpag.example/avvisi/7         | si apre in una nuova scheda    |
        | https://pagamenti.anpag.example/avviso           | apre l'avviso "Presto on line" |
        | https://vecchio.anpag.example                    | apre l'avviso "Presto on line" |

    @VAL-05
    Schema dello scenario: il collegamento <indirizzo>
      Quando un visitatore segue il collegamento "<indirizzo>"
      Allora il collegamento <effetto>

      Esempi:
        | indirizzo                                   | effetto                              |
        | https://www.anpag.example/bandi             | apre l'avviso "Presto on line"       |
        | https://ANPAG.example                       | apre l'avviso "Presto on line"       |
        | https://utente@anpag.example:8443/x         | apre l'avviso "Presto on line"       |
        | https://anpag.example/pagina?file=atto.pdf  | apre l'avviso "Presto on line"       |
        | https://sso.anpag.example/accesso           | si apre in una nuova scheda          |
        | https://caa.anpag.example/portale/avvisi    | si apre in una nuova scheda          |
        | https://www.anpag.example/delibera-12.pdf   | si apre in una nuova scheda          |
        | https://www.anpag.example/logo.svg          | si apre in una nuova scheda          |
        | mailto:urp@anpag.example                    | scrive un messaggio di posta         |
        | https://nonanpag.example                    | si apre in una nuova scheda          |
        | https://anpag.example.altrove.example       | si apre in una nuova scheda          |

  Regola: L'avviso "Presto on line" dice dove si va, e poi ci porta
    I testi si possono cambiare di volta in volta; chiuso l'avviso, tornano quelli di sempre. Se l'avviso
    è fisso, il pulsante ricarica la pagina.

    @ERR-07
    Esempio: i testi di sempre
      Quando un visitatore segue il collegamento "https://www.anpag.example/bandi"
      Allora l'avviso dice
        | titolo      | Presto on line                                     |
        | sottotitolo | La pagina che cerchi sarà presto disponibile       |
        | messaggio   | Ti indirizziamo sulla versione precedente del sito |
        | pulsante    | Prosegui                                           |

    @ERR-07
    Esempio: "Prosegui" apre l'indirizzo in una nuova scheda
      Dato che un visitatore ha seguito il collegamento "https://www.anpag.example/bandi"
      Quando sceglie "Prosegui"
      Allora si apre in una nuova scheda "https://www.anpag.example/bandi"
      E l'avviso è chiuso e ha i testi di sempre

    @ERR-07
    Esempio: testi cambiati, e poi di nuovo quelli di sempre
      Dato che un visitatore ha seguito il collegamento "https://www.anpag.example/bandi" con il titolo "In manutenzione"
      Quando chiude l'avviso
      Allora non si apre alcuna scheda
      E l'avviso è chiuso e ha i testi di sempre

    @ERR-07
    Esempio: un avviso fisso ricarica la pagina
      Dato che a un visitatore si mostra un avviso fisso
      Quando sceglie "Prosegui"
      Allora la pagina si ricarica
      E non si apre alcuna scheda

    @NAV-09
    Esempio: una voce di menu del vecchio sito
      Quando un visitatore sceglie una voce con
        | legacyUrl | https://archivio.example/x |
      E sceglie "Prosegui"
      Allora si apre in una nuova scheda "https://archivio.example/x"
