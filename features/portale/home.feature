# language: it
Funzionalità: Vedere dalla home che cosa scade
  Chi apre il portale vede subito le scadenze più vicine, senza cercarle negli elenchi.

  Regola: In testa alla home stanno al più tre scadenze, dalla più vicina, di ciò che chi coltiva può ancora chiedere
    Concorsi e appalti hanno i loro elenchi, e stanno in Scadenze.

    @PAGE-53 @solo-http @dati-dimostrativi @percorso
    Esempio: le scadenze dei contenuti dimostrativi
      Quando un visitatore guarda le prossime scadenze
      Allora le scadenze sono 3, dalla più vicina, nessuna passata e nessuna oltre 60 giorni

    @PAGE-53
    Esempio: ciò che non è ancora aperto, o è già chiuso, non ha una scadenza
      Dato che oggi è il 26/11/2026 e i contenuti hanno questi termini:
        | titolo            | scade      | apre       | stato      |
        | Gara già chiusa   | 30/11/2026 |            | Concluso   |
        | Aiuto da aprire   | 01/12/2026 | 27/11/2026 |            |
        | Anticipo          | 10/12/2026 |            | Pubblicato |
        | Aiuto di domani   | 27/11/2026 | 01/11/2026 |            |
        | Aiuto di primavera | 30/04/2027 |           |            |
      Allora le prossime scadenze sono:
        | Aiuto di domani | Scade domani        |
        | Anticipo        | Scade tra 14 giorni |

    @PAGE-53 @interpretazione
    Esempio: le iscrizioni a un evento sono fra le scadenze, una sola
      Dato che oggi è il 26/11/2026 e i contenuti hanno questi termini:
        | titolo             | scade      | iscrizioni |
        | Corso              |            | 27/11/2026 |
        | Convegno           |            | 28/11/2026 |
        | Anticipo           | 30/11/2026 |            |
        | Aiuto per i vigneti | 15/12/2026 |            |
      Allora le prossime scadenze sono:
        | Corso               | Le iscrizioni scadono domani |
        | Anticipo            | Scade tra 4 giorni           |
        | Aiuto per i vigneti | Scade tra 19 giorni          |
