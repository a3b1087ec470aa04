# language: it
Funzionalità: Riconoscere chi entra nel portale
  Le pagine pubbliche sono di tutti; l'area riservata è di chi ha fatto l'accesso.
  Il portale deve sapere presto e con certezza chi ha davanti, senza far aspettare gli altri.

  Regola: La persona si conosce dai dati che arrivano con l'accesso
    Nome, cognome, codice fiscale e tipo di utente vengono dal fornitore di accesso e da
    nessun'altra parte. Ciò che manca resta vuoto; un tipo di utente mai visto non vale.

    @SES-23
    Esempio: l'accesso di Anna Bianchi dice chi è
      Quando Anna Bianchi accede al portale
      Allora il portale conosce la persona
        | nome           | Anna             |
        | cognome        | Bianchi          |
        | nome completo  | Anna Bianchi     |
        | codice fiscale | BNCNNA80A41H501R |
        | tipo di utente | AGRI             |

    @SES-23
    Esempio: un'azienda è un CUAA con la sua denominazione
      Quando Anna Bianchi accede al portale
      Allora le sue aziende sono
        | CUAA             | denominazione                |
        | BNCNNA80A41H501R | Azienda agricola Bianchi Anna |

    @SES-23 @SES-11
    Esempio: dati mancanti o strani non rompono nulla
      Quando arriva un accesso con i dati
        | given_name | Dario  |
        | userType   | OSPITE |
      Allora vede il messaggio "Accesso negato"
      E il portale conosce la persona
        | nome           | Dario |
        | cognome        |       |
        | codice fiscale |       |
        | tipo di utente |       |

  Regola: Il portale sa sempre a che punto è l'accesso
    Prima del controllo non si sa nulla; dopo, o c'è una persona o c'è un visitatore.

    @SES-01
    Esempio: prima che il controllo finisca
      Dato che il fornitore di accesso non ha ancora risposto
      Quando un visitatore apre la pagina "/normative"
      Allora vede il caricamento
      E il portale sa che
        | si è guardato chi c'è | no |
        | ha fatto l'accesso    | no |

    @SES-01
    Esempio: un visitatore
      Quando un visitatore apre la pagina "/normative"
      Allora il portale sa che
        | si è guardato chi c'è | sì |
        | ha fatto l'accesso    | no |
        | aziende che ha        | 0  |
        | lavora per un CAA     | no |
        | l'accesso le è negato | no |

    @SES-01
    Esempio: un'agricoltrice al lavoro
      Quando Anna Bianchi accede al portale
      Allora il portale sa che
        | si è guardato chi c'è | sì               |
        | ha fatto l'accesso    | sì               |
        | aziende che ha        | 1                |
        | azienda su cui lavora | BNCNNA80A41H501R |
        | lavora per un CAA     | no               |
        | l'accesso le è negato | no               |

    @SES-01
    Esempio: un'operatrice CAA non ha aziende proprie
      Quando Paola Verdi accede al portale
      Allora il portale sa che
        | si è guardato chi c'è | sì |
        | ha fatto l'accesso    | sì |
        | aziende che ha        | 0  |
        | azienda su cui lavora |    |
        | lavora per un CAA     | sì |
        | l'accesso le è negato | no |

  Regola: Il fornitore di accesso ha dieci secondi, poi si prosegue da visitatore
    Le pagine pubbliche non devono dipendere dal fornitore di accesso. Scaduti i dieci secondi
    una risposta in ritardo non cambia più nulla: chi legge non si vede sostituire la pagina.

    @SES-26
    Esempio: il fornitore tace per dieci secondi
      Dato che il fornitore di accesso non ha ancora risposto
      E un visitatore ha aperto la pagina "/normative"
      Quando passano 10 secondi
      Allora è alla pagina "/normative" da visitatore
      E sa che il fornitore di accesso non risponde

    @SES-26
    Esempio: un istante prima si aspetta ancora
      Dato che il fornitore di accesso non ha ancora risposto
      E un visitatore ha aperto la pagina "/normative"
      Quando passano 9,9 secondi
      Allora vede il caricamento

    @SES-26
    Esempio: la risposta in ritardo è ignorata
      Dato che il fornitore di accesso non ha ancora risposto
      E un visitatore ha aperto la pagina "/normative"
      Quando passano 10 secondi
      E il fornitore di accesso riconosce Anna Bianchi
      Allora è alla pagina "/normative" da visitatore

    @SES-26
    Esempio: la risposta in tempo vale
      Dato che il fornitore di accesso non ha ancora risposto
      E Anna Bianchi è tra le persone note al fornitore di accesso
      E un visitatore ha aperto la pagina "/normative"
      Quando passano 9 secondi
      E il fornitore di accesso riconosce Anna Bianchi
      Allora lavora sull'azienda "Azienda agricola Bianchi Anna"

    @SES-26
    Esempio: il fornitore è guasto
      Dato che il fornitore di accesso è guasto
      Quando un visitatore apre la pagina "/normative"
      Allora è alla pagina "/normative" da visitatore
      E sa che il fornitore di accesso non risponde

  Regola: Dopo l'accesso si chiede al sistema nazionale che cosa la persona può fare
    I collegamenti disponibili dipendono dal ruolo; la qualifica è una sola risposta, sì o no.

    @SES-17
    Esempio: un'agricoltrice
      Quando Anna Bianchi accede al portale
      Allora al sistema nazionale può passare come "farmer-link"
      E il sistema nazionale la dice qualificata

    @SES-17
    Esempio: un'operatrice CAA
      Quando Paola Verdi accede al portale
      Allora al sistema nazionale può passare come "caa-link"

  Regola: Chi è respinto trova dove andare, e nulla resta aperto alle sue spalle
    La finestra resta quella delle specifiche, con le sue parole, il pulsante e la croce. Vi si aggiungono tre strade, e ognuna chiude
    l'accesso respinto prima di portare altrove.

    @ERR-12 @interpretazione
    Schema dello scenario: Ivo Rossi lascia l'accesso per <che cosa>
      Quando Ivo Rossi accede al portale
      Allora vede il messaggio "Accesso negato"
      Quando lascia l'accesso per la pagina "<pagina>"
      Allora il fornitore di accesso lo porta alla pagina iniziale
      E il gettone non c'è
      E da visitatore gli si apre la pagina "<pagina>", una volta sola

      Esempi:
        | che cosa                    | pagina               |
        | trovare chi lo paga         | /supporto/ricerca-op |
        | trovare un centro di assistenza | /caa             |
