# language: it
Funzionalità: Avvisi per email di chi ha fatto l'accesso
  Chi aspetta un pagamento o una scadenza non deve entrare ogni giorno a guardare: il portale gli scrive che c'è qualcosa,
  e soltanto questo.

  Regola: Tutto è spento finché non si sceglie, e si sceglie azienda per azienda

    @PREF-01 @http @dati-dimostrativi
    Esempio: una scelta salvata si ritrova
      Dato che Marco Rinaldi sceglie gli avvisi "Scadenze" e "Pagamenti" della sua prima azienda, a "marco@posta.example"
      Quando Marco Rinaldi torna alle sue scelte
      Allora trova 2 avvisi scelti per 1 azienda
      E l'indirizzo "marco@posta.example" è da confermare

    @PREF-01 @http @dati-dimostrativi
    Esempio: un indirizzo che non è un indirizzo
      Quando Marco Rinaldi sceglie gli avvisi "Scadenze" e "Pagamenti" della sua prima azienda, a "marco"
      Allora non è salvato niente

  Regola: L'indirizzo vale dopo che qualcuno ha premuto il pulsante del suo collegamento
    Chi riceve il collegamento non deve fare l'accesso: prova soltanto che la casella è la sua, e non legge che cosa è stato scelto.

    @PREF-02
    Esempio: prima del pulsante e dopo
      Dato che Marco Rinaldi sceglie gli avvisi "Scadenze" e "Pagamenti" della sua prima azienda, a "marco@posta.example"
      Quando chi legge la posta di "marco@posta.example" preme «Conferma»
      Allora l'indirizzo "marco@posta.example" è confermato

    @PREF-02 @http @dati-dimostrativi
    Esempio: spegnere tutto cancella l'indirizzo
      Dato che Marco Rinaldi sceglie gli avvisi "Scadenze" e "Pagamenti" della sua prima azienda, a "rinaldi@posta.example"
      Quando Marco Rinaldi spegne tutti gli avvisi
      Allora non resta nessun indirizzo

  Regola: Una scadenza si dice quando mancano 30, 14, 7 giorni e il giorno prima, o i giorni scelti, ogni volta una sola
    Anche se un giorno il portale è fermo: si dice il giorno dopo, purché non sia passata.

    @PREF-04
    Schema dello scenario: una scadenza del 31/12/2026
      Quando il <giorno> si guardano le scadenze, dopo averle guardate il <giorno prima>
      Allora la scadenza del 31/12/2026 <si dice>

      Esempi:
        | giorno     | giorno prima | si dice    |
        | 01/12/2026 | 30/11/2026   | si dice    |
        | 02/12/2026 | 01/12/2026   | non si dice |
        | 17/12/2026 | 16/12/2026   | si dice    |
        | 24/12/2026 | 23/12/2026   | si dice    |
        | 24/12/2026 | 24/12/2026   | non si dice |
        | 25/12/2026 | 23/12/2026   | si dice    |
        | 30/12/2026 | 29/12/2026   | si dice    |
        | 02/01/2027 | 28/12/2026   | non si dice |

    @PREF-04
    Schema dello scenario: chi ha scelto soltanto 7 giorni prima
      Dato che una persona vuole sapere di una scadenza soltanto 7 giorni prima
      Quando il <giorno> si guardano le scadenze, dopo averle guardate il <giorno prima>
      Allora la scadenza del 31/12/2026 <si dice>

      Esempi:
        | giorno     | giorno prima | si dice    |
        | 17/12/2026 | 16/12/2026   | non si dice |
        | 24/12/2026 | 23/12/2026   | si dice    |
        | 30/12/2026 | 29/12/2026   | non si dice |

  Regola: Il messaggio dice soltanto che c'è qualcosa

    @PREF-03
    Esempio: un pagamento che ha cambiato stato
      Quando parte l'avviso del pagamento "P-0001" di Anna Bianchi
      Allora nel messaggio non ci sono nomi né cifre
      E chi fa l'accesso dal messaggio arriva al pagamento "P-0001" della sua azienda

  Regola: Un avviso finisce con il mandato, o quando l'azienda non è più della persona

    @PREF-05
    Schema dello scenario: prima di scrivere si guarda di nuovo
      Quando si sta per scrivere a <chi> di un'azienda <com'è>
      Allora il messaggio <parte>

      Esempi:
        | chi              | com'è                  | parte      |
        | un agricoltore   | sua                    | parte      |
        | un agricoltore   | con il mandato chiuso  | non parte  |
        | un agricoltore   | non più sua            | non parte  |
        | un operatore CAA | con il mandato         | parte      |
        | un operatore CAA | senza mandato          | non parte  |

  Regola: Un centro riceve al massimo un messaggio al giorno, all'ora che sceglie

    @PREF-06
    Schema dello scenario: il prossimo messaggio
      Quando un centro ha avuto il messaggio del <giorno>, e alle <ora> dello stesso giorno sceglie le <nuova ora>
      Allora il prossimo parte il <parte il> alle <nuova ora>

      Esempi:
        | giorno     | ora   | nuova ora | parte il   |
        | 25/11/2026 | 08:00 | 18:00     | 26/11/2026 |
        | 25/11/2026 | 12:00 | 07:00     | 26/11/2026 |
