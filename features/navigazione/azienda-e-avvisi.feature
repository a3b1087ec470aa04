# language: it
Funzionalità: Cambiare azienda, e gli avvisi che passano
  Chi segue più aziende non deve mai vedere i dati di una sotto il nome di un'altra;
  e quando qualcosa va storto lo deve sapere con parole semplici.

  Regola: "Le tue aziende" mostra denominazione e CUAA, e segna quella selezionata

    @NAV-25
    Esempio: le aziende di Giulia Ferri
      Dato che Giulia Ferri ha fatto l'accesso
      Quando sceglie l'azienda "Istituto Agrario Valle Verde"
      Allora "Le tue aziende" mostra
        | denominazione                   | CUAA        | selezionata |
        | Istituto Agrario Valle Verde    | 01234560074 | sì          |
        | Orti di Ponente Società Agricola | 01234560058 | no         |

  Regola: Ciò che si era chiesto per un'azienda non si mostra più dopo averla cambiata

    @NAV-25
    Esempio: una risposta in ritardo per l'azienda di prima
      Dato che Giulia Ferri ha fatto l'accesso
      E ha scelto l'azienda "Istituto Agrario Valle Verde"
      E ha chiesto le notifiche dell'azienda
      Quando sceglie l'azienda "Orti di Ponente Società Agricola"
      Allora le notifiche chieste prima non si mostrano più

    @NAV-25
    Esempio: fissare l'azienda su cui si lavora non fa buttare nulla
      Dato che Giulia Ferri ha fatto l'accesso
      E ha scelto l'azienda "Istituto Agrario Valle Verde"
      E ha chiesto le notifiche dell'azienda
      Quando fissa nel menu l'azienda "Istituto Agrario Valle Verde"
      Allora le notifiche chieste prima si mostrano ancora

  Regola: Un'altra scheda non cambia azienda da sola
    Una scheda che si sta leggendo dice che altrove è stata scelta un'altra azienda, e offre di seguirla.

    @NAV-25
    Esempio: l'offerta di seguire
      Dato che Giulia Ferri ha fatto l'accesso
      E ha scelto l'azienda "Istituto Agrario Valle Verde"
      E che ha aperto una seconda scheda
      Quando sceglie l'azienda "Orti di Ponente Società Agricola"
      Allora l'altra scheda resta su "Istituto Agrario Valle Verde" e offre "Orti di Ponente Società Agricola"

    @NAV-25
    Esempio: chi segue cambia azienda
      Dato che Giulia Ferri ha fatto l'accesso
      E ha scelto l'azienda "Istituto Agrario Valle Verde"
      E che ha aperto una seconda scheda
      E ha scelto l'azienda "Orti di Ponente Società Agricola"
      Quando nell'altra scheda accetta di seguire
      Allora l'altra scheda resta su "Orti di Ponente Società Agricola" e non offre nulla

    @NAV-25
    Esempio: chi non segue resta dov'è
      Dato che Giulia Ferri ha fatto l'accesso
      E ha scelto l'azienda "Istituto Agrario Valle Verde"
      E che ha aperto una seconda scheda
      E ha scelto l'azienda "Orti di Ponente Società Agricola"
      Quando nell'altra scheda rifiuta di seguire
      Allora l'altra scheda resta su "Istituto Agrario Valle Verde" e non offre nulla

  Regola: Un indirizzo può nominare un'azienda della persona, e allora il portale offre di passarvi
    L'indirizzo non contiene mai il CUAA, che per una ditta individuale è un codice fiscale. Di
    un'azienda di altri non si dice nemmeno se esiste.

    @NAV-25 @interpretazione
    Schema dello scenario: Giulia Ferri lavora su "Istituto Agrario Valle Verde" e apre una pagina di "<azienda>"
      Dato che Giulia Ferri ha fatto l'accesso
      E ha scelto l'azienda "Istituto Agrario Valle Verde"
      Quando apre una pagina dell'azienda "<azienda>"
      Allora il portale <risposta>

      Esempi:
        | azienda                          | risposta                      |
        | Istituto Agrario Valle Verde     | mostra la pagina              |
        | Orti di Ponente Società Agricola | offre di cambiare azienda     |
        | Pascoli Alti Società Agricola    | non riconosce l'azienda       |
        | un'azienda che non esiste        | non riconosce l'azienda       |

  Regola: Un guasto del servizio si dice in un avviso che se ne va da solo
    L'avviso aggiunge le parole del servizio, se ci sono, e resta cinque secondi; il guasto resta annotato.

    @ERR-02 @SES-16
    Esempio: un guasto con un messaggio del servizio
      Dato che un visitatore ha aperto la pagina "/normative"
      Quando il servizio si guasta e dice "Archivio non disponibile."
      Allora l'avviso del guasto è "Qualcosa è andato storto! Riprovare più tardi. Archivio non disponibile."
      E il guasto resta annotato con stato 500

    @ERR-02
    Schema dello scenario: dopo <attesa> secondi
      Dato che un visitatore ha aperto la pagina "/normative"
      E che il servizio si è guastato
      Quando passano <attesa> secondi
      Allora l'avviso del guasto <si vede>

      Esempi:
        | attesa | si vede         |
        | 4,9    | si vede ancora  |
        | 5      | non si vede più |

    @ERR-02
    Esempio: un rifiuto non è un guasto
      Dato che un visitatore ha aperto la pagina "/normative"
      Quando il servizio rifiuta la richiesta
      Allora l'avviso del guasto non si vede più

  Regola: Il menu laterale segue la lettura
    È attiva l'ultima intestazione salita oltre i 200 pixel dall'alto.

    @MENU-04
    Schema dello scenario: con le intestazioni a <posizioni> pixel
      Quando le intestazioni "A, B, C" sono a "<posizioni>" pixel dall'alto
      Allora è attiva "<attiva>"

      Esempi:
        | posizioni      | attiva |
        | 250, 700, 1200 |        |
        | 200, 700, 1200 |        |
        | 199, 700, 1200 | A      |
        | -500, 199, 600 | B      |
        | -900, -200, 10 | C      |

  Regola: Da una pagina che non si è potuta avere si può sempre uscire
    Quando manca ciò per cui la pagina c'è, l'errore ne dice il codice e offre "Riprova", "Torna indietro" e "Torna alla
    Home", che per chi ha fatto l'accesso è la scrivania. Una parte sola che manca offre soltanto "Riprova": il resto della
    pagina è lì.

    @PAGE-25 @interpretazione
    Schema dello scenario: <chi> e la sua Home
      Allora per <chi> "Torna alla Home" porta a "<pagina>"

      Esempi:
        | chi              | pagina         |
        | un visitatore    | /              |
        | un agricoltore   | /scrivania     |
        | un operatore CAA | /scrivania-caa |
