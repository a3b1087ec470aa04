# language: it
Funzionalità: Iscriversi a un evento
  Chi apre la pagina di un evento vuole sapere quando è, dove, e se è ancora in tempo per iscriversi.

  Regola: Ci si iscrive fino all'ultimo giorno indicato, e mai a evento cominciato
    Chiuse le iscrizioni, un evento online si segue al suo indirizzo; dopo la fine non c'è nulla da premere.

    @EVENT-01 @interpretazione
    Schema dello scenario: il pulsante nel giorno in cui si legge la pagina
      Dato un evento online del 04/12/2026, con iscrizioni fino al <iscrizioni>
      Quando qualcuno apre la pagina dell'evento il <giorno>
      Allora il pulsante dell'evento è "<pulsante>"
      E si legge "<quando>"

      Esempi:
        | iscrizioni | giorno     | pulsante         | quando       |
        | 01/12/2026 | 25/11/2026 | Iscriviti        | Tra 9 giorni |
        | 01/12/2026 | 01/12/2026 | Iscriviti        | Tra 3 giorni |
        | 01/12/2026 | 02/12/2026 | Partecipa online | Tra 2 giorni |
        | 01/12/2026 | 04/12/2026 | Partecipa online | Oggi         |
        | 01/12/2026 | 05/12/2026 |                  | Si è svolto  |

  Regola: Un evento annullato o rinviato lo dice per prima cosa, e non prende iscrizioni
    Di un evento rinviato resta il giorno di prima, finché non si sa quello nuovo.

    @EVENT-03 @interpretazione
    Schema dello scenario: quello che si legge di un evento che non si tiene nel suo giorno
      Dato un evento online del 04/12/2026, con iscrizioni fino al 01/12/2026
      E l'evento è <stato>
      Quando qualcuno apre la pagina dell'evento il <giorno>
      Allora il pulsante dell'evento è ""
      E si legge "<quando>"

      Esempi:
        | stato     | giorno     | quando    |
        | annullato | 25/11/2026 | Annullato |
        | rinviato  | 25/11/2026 | Rinviato  |
        | annullato | 05/12/2026 | Annullato |
