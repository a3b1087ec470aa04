# language: it
Funzionalità: Partecipare a un concorso o a un appalto
  Chi apre la pagina di un bando vuole sapere se è ancora in tempo e dove si presenta la domanda.

  Regola: Finché il bando è aperto il pulsante porta dove si presenta la domanda o l'offerta, poi non c'è più
    Un documento da scaricare non prende mai il posto del pulsante. L'ultimo giorno vale per intero. Uno stato che il portale non
    conosce, come «Sospeso», non invita nessuno.

    @BANDO-04 @interpretazione
    Schema dello scenario: il pulsante nel giorno in cui si legge la pagina
      Dato un bando "<stato>" con scadenza il <scadenza>, a cui si partecipa su "https://reclutamento.example/bandi/7"
      Quando qualcuno apre la sua pagina il <giorno>
      Allora il pulsante per partecipare <offerto>

      Esempi:
        | stato                    | scadenza   | giorno     | offerto |
        | Aperto                   | 10/12/2026 | 25/11/2026 | c'è     |
        | Pubblicato               | 10/12/2026 | 10/12/2026 | c'è     |
        | Aperto                   | 10/12/2026 | 11/12/2026 | non c'è |
        | In corso di espletamento | 10/12/2026 | 25/11/2026 | non c'è |
        | Sospeso                  | 10/12/2026 | 25/11/2026 | non c'è |

    @BANDO-04
    Esempio: un bando che non dice dove si partecipa
      Dato un bando "Aperto" con scadenza il 10/12/2026, che non dice dove si partecipa
      Quando qualcuno apre la sua pagina il 25/11/2026
      Allora il pulsante per partecipare non c'è

  Regola: Il termine si legge una volta sola, con i giorni che mancano

    @BANDO-04 @interpretazione
    Schema dello scenario: il termine nel primo riquadro
      Dato un bando "<stato>" con scadenza il <scadenza>, a cui si partecipa su "https://reclutamento.example/bandi/7"
      Quando qualcuno apre la sua pagina il 25/11/2026
      Allora il termine si legge "<termine>", "<giorno>"

      Esempi:
        | stato    | scadenza   | termine             | giorno                         |
        | Aperto   | 10/12/2026 | Scade tra 15 giorni | giovedì 10 dicembre 2026       |
        | Aperto   | 26/11/2026 | Scade domani        | giovedì 26 novembre 2026       |
        | Aperto   | 24/11/2026 | Domande chiuse      | da mercoledì 25 novembre 2026 |
        | Concluso | 10/12/2026 | Domande chiuse      |                                |
