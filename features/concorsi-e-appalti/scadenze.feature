# language: it
Funzionalità: Trovare i bandi che scadono prima
  Chi vuole partecipare guarda prima ciò che sta per chiudersi, e non perde tempo con ciò che è già chiuso.

  Contesto:
    Dato che il 26/11/2026 ci sono questi concorsi:
      | titolo             | stato                    | scade      |
      | Tirocini           | Aperto                   | 05/01/2027 |
      | Medico competente  | Aperto                   | 01/12/2026 |
      | Funzionari tecnici | Aperto                   | 11/12/2026 |
      | Elenco aperto      | Aperto                   |            |
      | Dirigenti          | In corso di espletamento | 09/03/2026 |
      | Assistenti         | Aperto                   | 25/11/2026 |

  Regola: Per scadenza vengono prima gli aperti, dal più vicino, poi i chiusi, dall'ultimo che si è chiuso

    @LIST-32 @interpretazione
    Esempio: l'ordine per scadenza
      Quando qualcuno li ordina per scadenza
      Allora legge, in quest'ordine: "Medico competente, Funzionari tecnici, Tirocini, Elenco aperto, Assistenti, Dirigenti"

  Regola: "Scade entro" lascia solo ciò che è ancora aperto e si chiude in tempo

    @LIST-32 @interpretazione
    Schema dello scenario: i giorni fra cui scegliere
      Quando qualcuno sceglie ciò che scade entro <giorni> giorni
      Allora legge, in quest'ordine: "<titoli>"

      Esempi:
        | giorni | titoli                                          |
        | 7      | Medico competente                               |
        | 30     | Medico competente, Funzionari tecnici           |
        | 90     | Medico competente, Funzionari tecnici, Tirocini |

  Regola: L'ora della scadenza si legge dove il bando la dice

    @LIST-32
    Esempio: un bando che chiude a mezzogiorno
      Dato un bando "Aperto" con scadenza alle 12:00 del 10/12/2026
      Quando qualcuno apre la sua pagina il 25/11/2026
      Allora il termine si legge "Scade tra 15 giorni", "entro le 12:00 di giovedì 10 dicembre 2026"
