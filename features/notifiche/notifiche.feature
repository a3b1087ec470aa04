# language: it
Funzionalità: Leggere gli avvisi dell'agenzia
  L'agenzia scrive alle aziende e ai CAA; chi li riceve sa che cosa resta da leggere.

  Regola: La data si legge "Oggi", "Ieri" oppure in cifre, secondo il giorno italiano

    @NOTE-03
    Schema dello scenario: una notifica delle <ora> del <giorno>
      Dato che in Italia sono le 12:00 del 21/11/2026
      Quando si guarda una notifica arrivata alle <ora> del <giorno>
      Allora la data si legge "<etichetta>"

      Esempi:
        | ora   | giorno     | etichetta  |
        | 00:00 | 21/11/2026 | Oggi       |
        | 11:59 | 21/11/2026 | Oggi       |
        | 23:59 | 20/11/2026 | Ieri       |
        | 00:00 | 20/11/2026 | Ieri       |
        | 23:59 | 19/11/2026 | 19/11/2026 |
        | 09:00 | 03/02/2024 | 03/02/2024 |

    @NOTE-03
    Schema dello scenario: il cambio dell'ora del <quando>
      Dato che in Italia sono le <adesso> del <oggi>, ora <tipo di oggi>
      Quando si guarda una notifica arrivata alle <ora> del <giorno>, ora <tipo>
      Allora la data si legge "<etichetta>"

      Esempi:
        | quando          | adesso | oggi       | tipo di oggi | ora   | giorno     | tipo   | etichetta |
        | 29 marzo 2026   | 23:45  | 29/03/2026 | legale       | 00:15 | 29/03/2026 | solare | Oggi      |
        | 29 marzo 2026   | 23:30  | 29/03/2026 | legale       | 23:30 | 28/03/2026 | solare | Ieri      |
        | 25 ottobre 2026 | 23:45  | 25/10/2026 | solare       | 00:15 | 25/10/2026 | legale | Oggi      |
        | 25 ottobre 2026 | 00:15  | 26/10/2026 | solare       | 00:15 | 25/10/2026 | legale | Ieri      |

  Regola: Le ultime notifiche sono quattro sugli schermi piccoli e tre sugli altri

    @NOTE-04 @NOTE-02 @http
    Schema dello scenario: schermo <schermo>
      Date 6 notifiche da leggere per Anna Bianchi
      Quando Anna Bianchi apre le ultime notifiche su uno schermo <schermo>
      Allora ne vede <quante>, dalla più recente
      E la campanella è in allarme e porta il numero "6"

      Esempi:
        | schermo | quante |
        | piccolo | 4      |
        | grande  | 3      |

    @NOTE-02 @http
    Esempio: niente da leggere
      Date 0 notifiche da leggere per Anna Bianchi
      Quando Anna Bianchi apre le ultime notifiche su uno schermo grande
      Allora la campanella è normale e non porta numeri

  Regola: L'agricoltore legge le notifiche dell'azienda selezionata, l'operatore CAA le proprie

    @NOTE-04
    Esempio: Niccolò De Luca come agricoltore
      Data una persona che lavora come agricoltore per "01234560066"
      Allora le notifiche sono quelle di tipo AGRI di "01234560066"

    @NOTE-04
    Esempio: Niccolò De Luca come operatore CAA
      Data una persona che lavora come operatore CAA
      Allora le notifiche sono quelle di tipo CAA di "DLCNCL82E05F839N"

    @NOTE-04
    Esempio: un agricoltore che non ha ancora scelto l'azienda
      Data una persona che lavora come agricoltore, senza azienda selezionata
      Allora non si chiede nessuna notifica

    @NOTE-04 @http
    Esempio: a ciascuno le sue
      Data una notifica per Anna Bianchi e una per Paola Verdi
      Quando Paola Verdi apre le ultime notifiche su uno schermo grande
      Allora vede solo la propria

  Regola: Aprire una notifica la segna come letta, e il conteggio ne tiene conto

    @NOTE-05 @NOTE-08 @http @dati-dimostrativi @percorso
    Esempio: una notifica aperta
      Date 3 notifiche da leggere per Anna Bianchi
      Quando Anna Bianchi apre la prima notifica da leggere
      Allora le notifiche da leggere sono una in meno
      E rileggendo le notifiche quella risulta letta

    @NOTE-05 @NOTE-08 @http @dati-dimostrativi @percorso
    Esempio: una notifica segnata di nuovo come da leggere
      Date 3 notifiche da leggere per Anna Bianchi
      Quando Anna Bianchi apre la prima notifica da leggere
      E la segna di nuovo come da leggere
      Allora le notifiche da leggere sono quante prima

  Regola: I filtri restringono l'elenco per periodo e alle sole notifiche da leggere
    Un periodo di sette giorni comprende oggi e i sei giorni prima.

    @NOTE-07 @LIST-17 @interpretazione @http
    Schema dello scenario: gli ultimi <giorni> giorni
      Data una notifica per Anna Bianchi in ciascuno degli ultimi 40 giorni
      Quando Anna Bianchi filtra le notifiche degli ultimi <giorni> giorni
      Allora l'elenco ne conta <quante>

      Esempi:
        | giorni | quante |
        | 7      | 7      |
        | 30     | 30     |
        | 365    | 40     |

    @NOTE-07 @LIST-17 @http @dati-dimostrativi @percorso
    Esempio: le sole da leggere
      Date 3 notifiche da leggere per Anna Bianchi
      Quando Anna Bianchi filtra le notifiche da leggere
      Allora nessuna è già letta
      E ciascuna ha oggetto, testo e data

  @interpretazione
  Regola: Un messaggio dice che cosa vuole: entro quando, che cosa serve, che cosa ferma

    Termine, richiesta e somma vengono dalla cosa di cui il messaggio parla, non dalle sue parole. Dove il servizio non dice di
    che cosa parla, il messaggio resta com'è.

    @NOTE-09 @NOTE-10
    Esempio: la richiesta di documenti
      Dato che in Italia sono le 09:00 del 25/11/2026
      E una domanda con la richiesta "Copia del contratto registrato" entro il 04/12/2026
      Quando si legge il messaggio che parla di quella domanda
      Allora il messaggio dice:
        | entro il        | che cosa serve                 | pulsante         |
        | 4 dicembre 2026 | Copia del contratto registrato | Vai alla domanda |

    @NOTE-10
    Esempio: una richiesta già chiusa non chiede nulla
      Dato che in Italia sono le 09:00 del 25/11/2026
      E una domanda senza richieste
      Quando si legge il messaggio che parla di quella domanda
      Allora il messaggio non ha pulsanti

    @NOTE-11
    Esempio: accanto all'elenco il primo da leggere
      Dati i messaggi "A" letto, "B" da leggere e "C" da leggere
      Allora accanto all'elenco sta "B"
      E accanto all'elenco delle sole da leggere non sta nulla
