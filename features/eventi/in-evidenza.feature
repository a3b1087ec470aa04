# language: it
Funzionalità: Gli eventi in evidenza
  Chi apre l'elenco degli eventi vuole vedere per primo il prossimo a cui può andare.

  Regola: Il prossimo evento in evidenza sta per primo, quelli già svolti non ci sono
    Il primo sta grande, gli altri sotto.

    @EVENT-02 @interpretazione
    Schema dello scenario: l'ordine nel giorno in cui si legge l'elenco
      Dati gli eventi in evidenza del 16/12/2026, 30/11/2026, 02/12/2026 e 05/12/2026
      Quando qualcuno apre l'elenco degli eventi il <giorno>
      Allora l'evento grande è del <grande>
      E sotto stanno quelli del <sotto>

      Esempi:
        | giorno     | grande     | sotto                               |
        | 26/11/2026 | 30/11/2026 | 02/12/2026, 05/12/2026 e 16/12/2026 |
        | 30/11/2026 | 30/11/2026 | 02/12/2026, 05/12/2026 e 16/12/2026 |
        | 01/12/2026 | 02/12/2026 | 05/12/2026 e 16/12/2026             |
        | 03/12/2026 | 05/12/2026 | 16/12/2026                          |
