# language: it
Funzionalità: A quali aiuti ho diritto?
  Chi conduce un'azienda trova gli aiuti che fanno per lui rispondendo a cinque domande, senza dire chi è.

  Regola: Un aiuto fa, potrebbe fare o non fa, e dice sempre perché
    Una risposta che manca non esclude niente: l'aiuto resta fra quelli possibili, con ciò che è da sapere.

    @AIDS-02
    Schema dello scenario: un aiuto per chi coltiva vite e conduce almeno mezzo ettaro
      Quando risponde di coltivare "<coltiva>" e di condurre "<ettari>" ettari
      Allora quell'aiuto "<esito>" e dice "<parole>"

      Esempi:
        | coltiva | ettari | esito    | parole                                  |
        | vite    | 5-14   | fa       | coltivi vite                            |
        | vite    |        | potrebbe | se conduci almeno 0,5 ettari (5.000 m²) |
        | olivo   | 5-14   | non fa   | non coltivi vite                        |
        | vite    | 0      | non fa   | servono almeno 0,5 ettari (5.000 m²)    |

    @AIDS-02
    Schema dello scenario: un aiuto per chi produce biologico o è in conversione
      Quando alla domanda sul biologico risponde "<risposta>"
      Allora quell'aiuto "<esito>" e dice "<parole>"

      Esempi:
        | risposta    | esito    | parole                                                                 |
        | conversione | fa       | sei in conversione al biologico                                        |
        |             | potrebbe | se coltivi con metodo biologico o sei in conversione al biologico      |
        | no          | non fa   | è per chi coltiva con metodo biologico o è in conversione al biologico |

    @AIDS-02 @solo-http @dati-dimostrativi
    Esempio: nessun aiuto va perso
      Quando qualcuno risponde soltanto di coltivare "vite"
      Allora ogni aiuto sta in uno dei tre gruppi, e ogni escluso dice il motivo

  Regola: Le risposte stanno nell'indirizzo e in nessun altro posto

    @AIDS-01 @percorso
    Esempio: una domanda saltata
      Dato un indirizzo del percorso con "coltivo=vite&dove=puglia&passo=3"
      Allora la domanda è la numero 3 e le risposte date sono 2

  Regola: Le condizioni sono scritte dalla redazione, e non possono contraddirsi

    @AIDS-03
    Esempio: la stessa parola scritta in due modi
      Quando la redazione scrive "Vite" in un aiuto e "Viti" in un altro
      Allora l'importazione avverte che sono la stessa parola

  Regola: L'elenco si manda per email senza che resti traccia di chi risponde
    Nel messaggio ci sono gli aiuti e nessuna risposta; una casella ne riceve uno al giorno, e chi lo manda non sa se è arrivato.

    @AIDS-06
    Esempio: che cosa c'è nel messaggio
      Quando chi coltiva "vite" manda l'elenco a "anna@posta.example"
      Allora il messaggio dice "Nessun aiuto fa per te, per ora uno potrebbe" e nomina "Vigneti"
      E il messaggio non dice "vite"
